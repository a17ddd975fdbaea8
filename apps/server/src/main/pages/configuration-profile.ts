// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { escapeHtml } from './markup.ts'

/** What a configuration profile puts on an iPhone: one web clip, the site as an icon of the home screen. */
export interface WebClip {
  brandCode: string
  /** Origin of the site, without a slash at the end. */
  home: string
  name: string
  description: string
  /** A square PNG. */
  icon: Uint8Array
}

type Value = string | boolean | number | Uint8Array | Entries | readonly Entries[]
interface Entries {
  [key: string]: Value
}

/**
 * An Apple configuration profile with the payload `com.apple.webClip.managed`, as a property list. The same brand at the
 * same host always has the same identifiers, so that installing it again replaces it instead of adding a second icon.
 */
export function configurationProfile({ brandCode, home, name, description, icon }: WebClip): string {
  const { hostname } = new URL(home)
  const identifier = `${hostname
    .replace(/[^\w.-]/g, '')
    .split('.')
    .reverse()
    .join('.')}.app`
  const described = { PayloadDisplayName: name, PayloadDescription: description, PayloadOrganization: name }
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">${write({
    PayloadType: 'Configuration',
    PayloadVersion: 1,
    PayloadIdentifier: identifier,
    PayloadUUID: stableUuid('profile', brandCode, hostname),
    PayloadRemovalDisallowed: false,
    ...described,
    PayloadContent: [
      {
        PayloadType: 'com.apple.webClip.managed',
        PayloadVersion: 1,
        PayloadIdentifier: `${identifier}.web-clip`,
        PayloadUUID: stableUuid('web clip', brandCode, hostname),
        ...described,
        Label: name,
        URL: `${home}/`,
        Icon: icon,
        FullScreen: true,
        IsRemovable: true,
        Precomposed: true,
      },
    ],
  })}</plist>
`
}

function write(value: Value): string {
  if (typeof value === 'string') return `<string>${escapeHtml(printable(value))}</string>`
  if (typeof value === 'boolean') return value ? '<true/>' : '<false/>'
  if (typeof value === 'number') return `<integer>${value}</integer>`
  if (value instanceof Uint8Array) return `<data>${Buffer.from(value).toString('base64')}</data>`
  if (isList(value)) return `<array>${value.map(write).join('')}</array>`
  return `<dict>${Object.entries(value)
    .map(([key, held]) => `<key>${key}</key>${write(held)}`)
    .join('')}</dict>`
}

const isList = (value: Entries | readonly Entries[]): value is readonly Entries[] => Array.isArray(value)

/** Without the characters that XML 1.0 has no way to write, not even as a reference. */
const printable = (text: string): string =>
  text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')

/** A UUID made of names (RFC 9562, version 8): the same for the same names. */
function stableUuid(...names: string[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(names)).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes
    .toString('hex')
    .toUpperCase()
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
