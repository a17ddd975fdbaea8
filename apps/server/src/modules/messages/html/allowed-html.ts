// SPDX-License-Identifier: Apache-2.0
/**
 * The tags that texts of the platform may contain. All others are removed; the text inside them stays unless
 * it was code.
 */
export const allowedTags = [
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'ul',
  'ol',
  'li',
  'b',
  'i',
  'em',
  'strong',
  'u',
  's',
  'a',
  'img',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'br',
  'blockquote',
  'hr',
  'span',
  'div',
] as const

/** Tags whose content is not text for readers. */
export const tagsWithoutWords = [
  'script',
  'style',
  'textarea',
  'option',
  'select',
  'noscript',
  'noembed',
  'noframes',
  'iframe',
  'frameset',
  'object',
  'embed',
  'applet',
  'svg',
  'math',
  'template',
  'xmp',
  'plaintext',
  'title',
  'head',
  'audio',
  'video',
  'canvas',
  'dialog',
  'form',
  'button',
  'portal',
]

/** Classes that the site's style sheet knows inside a text. */
export const allowedClasses = ['note', 'warning', 'lead', 'center', 'small', 'columns']

export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'rel', 'target', 'data-leaves'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  span: ['class'],
  div: ['class'],
  p: ['class'],
}

/** Attributes that are plain numbers, with the largest that makes sense. */
export const numbers: Readonly<Record<string, number>> = {
  width: 4_000,
  height: 4_000,
  start: 10_000,
  colspan: 20,
  rowspan: 100,
}

/** Deeper than any honest text; browsers slow down on more. */
export const deepestNesting = 24
