// SPDX-License-Identifier: Apache-2.0
/** The parts that are photographed: all that the gallery shows, but for generated art, whose bytes have a test of their own. */
export const photographed = [
  'colours', 'type', 'space', 'button', 'icon-button', 'link-button', 'text-field', 'number-field', 'text-area', 'select', 'combobox', 'date-range', 'file-drop',
  'checkbox', 'radio-group', 'switch', 'slider', 'segmented', 'tabs', 'accordion', 'table', 'pager', 'money', 'steps', 'avatar', 'rank-badge', 'carousel', 'qr-code',
  'badge', 'progress', 'skeleton', 'empty-state', 'error-state',
] as const
