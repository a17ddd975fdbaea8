// SPDX-License-Identifier: Apache-2.0
type Child = Node | string | undefined | false
type Listeners = { readonly [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void }
type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

/** Makes an element. True sets an empty attribute, false and undefined omit it. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value)
  element.append(...children.filter((child) => child !== undefined && child !== false))
  return element
}

/** Sets an attribute, or takes it away for false and undefined. */
export function setAttribute(
  element: Element,
  name: string,
  value: string | number | boolean | undefined,
): void {
  if (value === undefined || value === false) element.removeAttribute(name)
  else element.setAttribute(name, value === true ? '' : String(value))
}

/** Adds event listeners to an element and returns it. */
export function on<Element_ extends HTMLElement>(element: Element_, listeners: Listeners): Element_ {
  for (const [name, listener] of Object.entries(listeners))
    element.addEventListener(name, listener as EventListener)
  return element
}

/** Writes a text only when it differs, so that nothing is announced or laid out twice. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

/** Writes a text into a live region so that it is read even if the same one stands there: a blank at its end makes it another one. */
export function sayAgain(region: Element, text: string): void {
  region.textContent = text !== '' && region.textContent === text ? `${text}\u00a0` : text
}
