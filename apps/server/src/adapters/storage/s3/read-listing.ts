// SPDX-License-Identifier: Apache-2.0
/**
 * One page of a bucket's listing (ListObjectsV2): the keys, and the token for the next page. Keys of the
 * platform consist of letters, digits, -, _, / and dots, so nothing in them is ever escaped.
 */
export function readListing(xml: string): { keys: string[]; next: string | undefined } {
  const keys = [...xml.matchAll(/<Contents>.*?<Key>([^<]*)<\/Key>.*?<\/Contents>/gs)].map(
    ([, key = '']) => key,
  )
  const more = /<IsTruncated>\s*true\s*<\/IsTruncated>/.test(xml)
  const token = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(xml)?.[1]
  return { keys, next: more && token !== undefined ? unescape(token) : undefined }
}

const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** A token may contain any character. */
const unescape = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,4}));/gi,
    (whole, hex: string | undefined, decimal: string | undefined, name: string | undefined) => {
      if (name !== undefined) return signs[name] ?? whole
      return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
    },
  )
