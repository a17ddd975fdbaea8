// SPDX-License-Identifier: Apache-2.0
import { createElement, type ComponentType, type ReactNode } from 'react'
import {
  contentClasses,
  removedElements,
  voidElements,
  headings,
  looks,
  readLink,
  readPicture,
  tableParts,
} from './allowed.ts'
import { HtmlImage } from './html-image.tsx'

/** Deeper or longer contents are cut off: nobody writes such contents by hand. */
const mostDepth = 40
const mostNodes = 4_000

/** The padding makes a link that stands alone 24 px high to press, and moves nothing around it. */
export const linkClasses = 'py-1 font-semibold text-brand underline underline-offset-2'

/** How the page opens a link in its contents. */
export interface HtmlLinkProps {
  href: string
  leaves: boolean
  host: string
  children: ReactNode
}

interface Walk {
  link: ComponentType<HtmlLinkProps>
  origin: string
  level: number
  lastLevel: number
  left: number
}

/**
 * Renders a parsed tree by the allow list; `level` is that of its highest heading, `link` renders external
 * links.
 */
export function drawHtml(
  body: HTMLElement,
  origin: string,
  level: number,
  link: ComponentType<HtmlLinkProps>,
): ReactNode {
  return drawInside(body, { link, origin, level, lastLevel: level - 1, left: mostNodes }, 0)
}

function drawInside(parent: Element, walk: Walk, depth: number): ReactNode[] {
  if (depth > mostDepth) return []
  return [...parent.childNodes].map((node, index) => {
    walk.left -= 1
    if (walk.left < 0) return null
    if (node.nodeType === Node.TEXT_NODE) return tableParts.has(parent.tagName) ? null : node.textContent
    return node instanceof Element ? drawElement(node, index, walk, depth) : null
  })
}

function drawElement(element: Element, key: number, walk: Walk, depth: number): ReactNode {
  const name = element.tagName.toUpperCase()
  if (removedElements.has(name)) return null
  if (name === 'IMG') return drawImage(element, key, walk)
  const inside = voidElements.has(name) ? undefined : drawInside(element, walk, depth + 1)
  if (name === 'A') return drawLink(element, key, walk, inside)
  const look = looks[name]
  if (look === undefined) return inside
  if (name === 'TABLE')
    return (
      <div key={key} role="group" className="my-3 overflow-x-auto rounded-control border border-line">
        {createElement('table', { className: look }, inside)}
      </div>
    )
  return createElement(
    headings.has(name) ? headingFor(Number(name[1]), walk) : name.toLowerCase(),
    { key, className: lookOf(element, look), ...plainNumbers(element) },
    inside,
  )
}

function drawLink(element: Element, key: number, { origin, link: Link }: Walk, inside: ReactNode): ReactNode {
  const link = readLink(element.getAttribute('href'), origin)
  // The server marks links to hosts that it does not trust.
  if (link?.leaves && !element.hasAttribute('data-leaves'))
    return (
      <a key={key} href={link.href} target="_blank" rel="noopener noreferrer" className={linkClasses}>
        {inside}
      </a>
    )
  return link ? (
    <Link key={key} {...link}>
      {inside}
    </Link>
  ) : (
    <span key={key}>{inside}</span>
  )
}

function drawImage(element: Element, key: number, { origin }: Walk): ReactNode {
  const src = readPicture(element.getAttribute('src'), origin)
  return src ? (
    <HtmlImage
      key={key}
      src={src}
      alt={element.getAttribute('alt') ?? ''}
      width={size(element, 'width')}
      height={size(element, 'height')}
    />
  ) : null
}

/** Headings continue from those of the page without skipping a level. */
function headingFor(rank: number, walk: Walk): string {
  walk.lastLevel = Math.min(walk.lastLevel + 1, walk.level + rank - 1, 6)
  walk.lastLevel = Math.max(walk.lastLevel, walk.level)
  return `h${walk.lastLevel}`
}

function lookOf(element: Element, look: string): string | undefined {
  const own = [...element.classList].map((name) =>
    Object.hasOwn(contentClasses, name) ? contentClasses[name] : undefined,
  )
  return [look, ...own].filter(Boolean).join(' ') || undefined
}

/** Attributes with numeric values, by their names in React. */
function plainNumbers(element: Element): Record<string, number> {
  const names = { colspan: 'colSpan', rowspan: 'rowSpan', start: 'start' }
  return Object.fromEntries(
    Object.entries(names).flatMap(([name, property]) => {
      const value = size(element, name)
      return value === undefined ? [] : [[property, value]]
    }),
  )
}

function size(element: Element, name: string): number | undefined {
  const value = Number(element.getAttribute(name))
  return Number.isInteger(value) && value > 0 && value <= 4_000 ? value : undefined
}
