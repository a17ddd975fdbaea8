// SPDX-License-Identifier: Apache-2.0
/**
 * The elements that HTML contents can have, each with its classes here. Attributes of the contents are not
 * used.
 */
export const looks: Readonly<Record<string, string>> = {
  P: 'my-3 first:mt-0 last:mb-0',
  DIV: '',
  SPAN: '',
  BR: '',
  HR: 'my-4 border-line',
  B: 'font-bold text-text',
  STRONG: 'font-bold text-text',
  I: 'italic',
  EM: 'italic',
  U: 'underline',
  S: 'line-through',
  DEL: 'line-through',
  INS: 'underline',
  SMALL: 'text-xs',
  SUB: '',
  SUP: '',
  MARK: 'rounded-[4px] bg-gold-soft px-1 text-gold',
  CODE: 'rounded-[4px] bg-surface-2 px-1 text-text',
  PRE: 'my-3 overflow-x-auto rounded-control bg-surface-2 p-3 text-xs',
  UL: 'my-3 list-disc ps-5 marker:text-brand',
  OL: 'my-3 list-decimal ps-5 marker:font-bold marker:text-text',
  LI: 'my-1',
  DL: 'my-3',
  DT: 'font-bold text-text',
  DD: 'mb-2',
  BLOCKQUOTE: 'my-3 border-s-4 border-brand ps-4',
  FIGURE: 'my-4',
  FIGCAPTION: 'mt-1 text-xs',
  TABLE: 'w-full border-collapse text-sm',
  CAPTION: 'mb-2 text-start font-bold text-text',
  THEAD: '',
  TBODY: '',
  TFOOT: '',
  TR: 'border-b border-line last:border-0',
  TH: 'px-3 py-2 text-start font-bold text-text',
  TD: 'px-3 py-2 align-top',
  H1: 'mt-5 mb-2 text-md font-bold text-text first:mt-0',
  H2: 'mt-5 mb-2 text-md font-bold text-text first:mt-0',
  H3: 'mt-5 mb-2 text-sm font-bold text-text first:mt-0',
  H4: 'mt-4 mb-2 text-sm font-bold text-text first:mt-0',
  H5: 'mt-4 mb-2 text-sm font-bold text-text first:mt-0',
  H6: 'mt-4 mb-2 text-sm font-bold text-text first:mt-0',
}

/** The looks of the class names that contents can use; any other class is ignored. */
export const contentClasses: Readonly<Record<string, string>> = {
  note: 'my-3 rounded-control border-s-4 border-brand bg-surface-2 p-3',
  warning: 'my-3 rounded-control border-s-4 border-gold bg-gold-soft p-3 text-text',
  lead: 'text-md text-text',
  center: 'text-center',
  small: 'text-xs',
  columns: 'gap-6 md:columns-2',
}

/** Elements that are removed with their contents. Of any other unknown element, the text stays. */
export const removedElements: ReadonlySet<string> = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'NOSCRIPT',
  'NOEMBED',
  'NOFRAMES',
  'XMP',
  'PLAINTEXT',
  'TITLE',
  'IFRAME',
  'FRAME',
  'FRAMESET',
  'OBJECT',
  'EMBED',
  'APPLET',
  'PORTAL',
  'SVG',
  'MATH',
  'FORM',
  'INPUT',
  'BUTTON',
  'TEXTAREA',
  'SELECT',
  'OPTION',
  'OPTGROUP',
  'DATALIST',
  'OUTPUT',
  'LINK',
  'META',
  'BASE',
  'VIDEO',
  'AUDIO',
  'SOURCE',
  'TRACK',
  'CANVAS',
  'DIALOG',
  'MARQUEE',
])

/** Elements without contents. */
export const voidElements: ReadonlySet<string> = new Set(['BR', 'HR'])
/** Elements that cannot contain text directly. */
export const tableParts: ReadonlySet<string> = new Set(['TABLE', 'THEAD', 'TBODY', 'TFOOT', 'TR'])
export const headings: ReadonlySet<string> = new Set(['H1', 'H2', 'H3', 'H4', 'H5', 'H6'])

const linkSchemes = ['https:', 'http:', 'mailto:', 'tel:']

/**
 * The target of a link: the full address, and whether it leaves the site; undefined for anything that is not
 * a plain address.
 */
export function readLink(
  href: string | null,
  origin: string,
): { href: string; leaves: boolean; host: string } | undefined {
  if (href && /^#[\w-]*$/.test(href)) return { href, leaves: false, host: '' }
  const url = readUrl(href, origin)
  if (!url || !linkSchemes.includes(url.protocol)) return undefined
  const own = url.origin === new URL(origin).origin
  return {
    href: own ? url.pathname + url.search + url.hash : url.href,
    leaves: !own && (url.protocol === 'https:' || url.protocol === 'http:'),
    host: url.host,
  }
}

/** Valid sources of a picture: the web, or a raster image as data URL. */
export function readPicture(src: string | null, origin: string): string | undefined {
  const url = readUrl(src, origin)
  if (!url) return undefined
  if (url.protocol === 'data:')
    return /^data:image\/(?:png|jpeg|webp|gif);base64,[\w+/=]+$/.test(url.href) ? url.href : undefined
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined
}

function readUrl(text: string | null, origin: string): URL | undefined {
  if (!text?.trim()) return undefined
  return URL.parse(text, origin) ?? undefined
}
