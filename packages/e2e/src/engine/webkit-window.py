#!/usr/bin/python3
"""A bare window of WebKitGTK for its driver: WebKit's own MiniBrowser cannot be as narrow as a phone."""

import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

width, height = (int(argument) for argument in sys.argv[1:3])
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_preferred_languages(['en-US'])


def show(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window = Gtk.Window(type=Gtk.WindowType.POPUP)
    window.set_default_size(width, height)
    window.add(view)
    view.connect('close', lambda _view: window.destroy())
    window.show_all()
    view.grab_focus()
    return view


def begin(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('Foyer')
    info.set_version(1, 0, 0)
    session.set_application_info(info)
    session.connect('create-web-view', show)


context.connect('automation-started', begin)
Gtk.main()
