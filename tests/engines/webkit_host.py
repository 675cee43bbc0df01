"""WebKit as GTK has it, driven over lines of JSON: one job comes in on stdin, one answer goes out.

    {"open": URL}                             {"value": null}
    {"evaluate": EXPRESSION}                  {"value": ...}, a promise's value once it is there
    {"print": FILE, "paper": NAME, "landscape": BOOL, "margin": INCHES or null}
                                              {"value": null} once the PDF is written
What fails is answered with {"error": TEXT}. The end of stdin ends the program.
"""

import json
import sys
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

window = Gtk.OffscreenWindow()
context = WebKit2.WebContext.new_ephemeral()
# A proxy that nobody is behind: no other host than this machine can be reached.
context.get_website_data_manager().set_network_proxy_settings(
    WebKit2.NetworkProxyMode.CUSTOM,
    WebKit2.NetworkProxySettings.new("http://127.0.0.1:9", ["127.0.0.1"]),
)
view = WebKit2.WebView.new_with_context(context)
view.set_size_request(1440, 1100)
view.get_settings().set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
window.add(view)
window.show_all()
# Set between the order to load and the end of it.
loading = False
# Kept, or it is gone before it has printed.
operation = None


def answer(**what):
    print(json.dumps(what), flush=True)


def on_load(_view, event):
    global loading
    if event == WebKit2.LoadEvent.FINISHED and loading:
        loading = False
        answer(value=None)


def on_load_failed(_view, _event, address, error):
    global loading
    if loading:
        loading = False
        answer(error=f"{address}: {error.message}")
    return False


def evaluate(expression):
    def done(_view, result):
        try:
            text = view.call_async_javascript_function_finish(result).to_json(0)
            answer(value=None if text is None else json.loads(text))
        except GLib.Error as error:
            answer(error=error.message)

    view.call_async_javascript_function(f"return ({expression})", -1, None, None, None, None, done)


def print_page(file, paper, landscape, margin):
    global operation
    settings = Gtk.PrintSettings()
    settings.set_printer("Print to File")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
    settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, GLib.filename_to_uri(file, None))
    setup = Gtk.PageSetup()
    # With the margins that the print dialog gives this paper.
    setup.set_paper_size_and_default_margins(Gtk.PaperSize.new(paper))
    setup.set_orientation(Gtk.PageOrientation.LANDSCAPE if landscape else Gtk.PageOrientation.PORTRAIT)
    if margin is not None:
        for side in ("top", "bottom", "left", "right"):
            getattr(setup, f"set_{side}_margin")(margin, Gtk.Unit.INCH)
    failures = []
    operation = WebKit2.PrintOperation.new(view)
    operation.set_print_settings(settings)
    operation.set_page_setup(setup)
    operation.connect("failed", lambda _operation, error: failures.append(error.message))
    operation.connect(
        "finished", lambda _operation: answer(error=failures[0]) if failures else answer(value=None)
    )
    operation.print_()


def on_job(channel, condition):
    global loading
    line = channel.readline()
    if not line:
        Gtk.main_quit()
        return False
    job = json.loads(line)
    if "open" in job:
        loading = True
        view.load_uri(job["open"])
    elif "evaluate" in job:
        evaluate(job["evaluate"])
    else:
        print_page(job["print"], job["paper"], job["landscape"], job["margin"])
    return True


view.connect("load-changed", on_load)
view.connect("load-failed", on_load_failed)
GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, on_job)
Gtk.main()
