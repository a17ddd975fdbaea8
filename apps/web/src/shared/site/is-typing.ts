// SPDX-License-Identifier: Apache-2.0
/** Whether the target of a key is a field: what is typed there is no shortcut. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
