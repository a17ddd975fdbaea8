// SPDX-License-Identifier: Apache-2.0
// Runs before the first paint, so that a light page never flashes dark.
try {
  if (localStorage.getItem('theme') === 'light') document.documentElement.dataset.theme = 'light'
} catch {
  // Storage is disabled: the default theme applies.
}
