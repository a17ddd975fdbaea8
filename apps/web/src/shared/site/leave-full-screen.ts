// SPDX-License-Identifier: Apache-2.0
/** What is above the page is below an element that fills the screen: that element becomes small first. */
export function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
}
