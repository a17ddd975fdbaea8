// SPDX-License-Identifier: Apache-2.0
import sanitizeHtml from 'sanitize-html'
import { isAmong, linkTarget, pictureAddress } from './addresses.ts'
import {
  allowedAttributes,
  allowedClasses,
  allowedTags,
  deepestNesting,
  numbers,
  tagsWithoutWords,
} from './allowed-html.ts'

/** Hosts to which a link may lead without a warning: our own and those that the operator trusts. */
export interface KnownHosts {
  own: readonly string[]
  trusted: readonly string[]
}

type Attributes = Record<string, string>
const nobody: KnownHosts = { own: [], trusted: [] }

/**
 * Makes HTML of the platform safe to show: keeps only tags and attributes of the allow list, and no style,
 * script, frame, drawing or event. Links to hosts that are neither ours nor trusted carry `data-leaves`, so
 * that the page can warn before it is left. Used when a text is stored and again when it is read. Clean HTML
 * stays as it is.
 */
export function cleanHtml(html: string, hosts: KnownHosts = nobody): string {
  return sanitizeHtml(html, {
    allowedTags: [...allowedTags],
    nonTextTags: tagsWithoutWords,
    disallowedTagsMode: 'discard',
    nestingLimit: deepestNesting,
    allowedAttributes: Object.fromEntries(
      Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]]),
    ),
    allowedClasses: { span: allowedClasses, div: allowedClasses, p: allowedClasses },
    // The transformation checks addresses by our own rules; only the schemes that those allow may pass here.
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesAppliedToAttributes: ['href', 'src'],
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    transformTags: {
      h1: 'h2',
      a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes, hosts) }),
      img: (tagName, attributes) => ({ tagName, attribs: pictureAttributes(attributes) }),
      '*': (tagName, attributes) => ({ tagName, attribs: withPlainNumbers(attributes) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
  })
}

function linkAttributes({ href = '' }: Attributes, { own, trusted }: KnownHosts): Attributes {
  const target = linkTarget(href)
  if (!target) return {}
  if (target.kind !== 'host') return { href: target.href }
  if (isAmong(target.host, own)) return { href: target.href }
  const away = { href: target.href, rel: 'noopener noreferrer nofollow', target: '_blank' }
  return isAmong(target.host, trusted) ? away : { ...away, 'data-leaves': target.host }
}

function pictureAttributes({ src = '', alt = '', width, height }: Attributes): Attributes {
  const address = pictureAddress(src)
  const size = withPlainNumbers({
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
  })
  return address === undefined ? {} : { src: address, alt: alt.slice(0, 200), loading: 'lazy', ...size }
}

function withPlainNumbers(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).filter(([name, value]) => {
      const largest = Object.hasOwn(numbers, name) ? numbers[name] : undefined
      if (name === 'scope') return value === 'col' || value === 'row'
      return largest === undefined || (/^[1-9]\d{0,4}$/.test(value) && Number(value) <= largest)
    }),
  )
}
