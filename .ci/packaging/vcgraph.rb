# A Homebrew formula for a tap. Untested: the project has not been tested on macOS yet; .github/workflows/macos.yml would do that.
class Vcgraph < Formula
  desc "Figures of an iOS app's view controllers, from models, storyboards and code"
  homepage "https://github.com/vcgraph/ViewControllerGraph"
  url "https://github.com/vcgraph/ViewControllerGraph.git", tag: "VERSION"
  license "MIT"
  head "https://github.com/vcgraph/ViewControllerGraph.git", branch: "main"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "graphviz"
  depends_on "librsvg"
  depends_on "libyaml"
  uses_from_macos "expat"

  def install
    system "make", "install", "PREFIX=#{prefix}"
  end

  test do
    (testpath/"first.vcmodel.yaml").write("window: {id: home, title: Home}\n")
    system bin/"vcgraph", "render", "first.vcmodel.yaml", "-o", "figures"
    assert_path_exists testpath/"figures/first.svg"
  end
end
