// SPDX-License-Identifier: Apache-2.0
const SPACE = 'http://www.w3.org/2000/svg'

/** A part of a drawing, with its attributes and what lies in it. */
export function svgPart<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | number>>,
  ...children: readonly (SVGElement | string)[]
): SVGElementTagNameMap[Tag] {
  const element = document.createElementNS(SPACE, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  element.append(...children)
  return element
}
