// SPDX-License-Identifier: Apache-2.0
/** What a page may load besides its own files. Everything else is refused. */
export interface PageSources {
  /** Origins that it may show in a frame. */
  frames?: readonly string[]
  /** Origins that may show it in a frame; none by default. */
  framedBy?: readonly string[]
  /** Further origins for pictures. */
  pictures?: readonly string[]
  /** Further origins that it may connect to, such as the WebSocket. */
  lines?: readonly string[]
  /** Hashes of the page's inline scripts and styles, such as sha256-…. */
  scripts?: readonly string[]
  styles?: readonly string[]
  /** The operator counts visits with a Google tag: its script may be loaded, and may report. */
  countsVisits?: boolean
  /** The operator verifies mobile numbers through Firebase, which first needs Google's check for humans. */
  provesNumbers?: boolean
}

/** What a Google tag needs, according to its documentation; only for platforms that have one. */
const tagSources = {
  script: ['https://www.googletagmanager.com'],
  picture: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  line: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  policy: ['goog#html'],
} as const

/**
 * What Firebase's number check and Google's human check need, according to their documentation; only for
 * platforms that use them.
 */
const numberSources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  picture: ['https://www.gstatic.com/recaptcha/'],
  line: ['https://identitytoolkit.googleapis.com', 'https://www.google.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  // The library sets script addresses as plain strings: the policy called default lets exactly those through.
  policy: ['default', 'goog#html'],
} as const

/** Where browsers report what a policy blocked. */
export const policyReports = '/reports/policy'

const origin = /^(https?|wss?):\/\/[a-z0-9.-]+(:\d{1,5})?$/i

/**
 * The content security policy of our pages: only their own files, inline scripts and styles only by hash, and
 * strings become script or markup only through the policies named here (Trusted Types).
 */
export function pagePolicy({
  frames = [],
  framedBy = [],
  pictures = [],
  lines = [],
  scripts = [],
  styles = [],
  countsVisits = false,
  provesNumbers = false,
}: PageSources): string {
  const tag = (kind: keyof typeof tagSources): readonly string[] => [
    ...(countsVisits ? tagSources[kind] : []),
    ...(provesNumbers ? numberSources[kind] : []),
  ]
  const visible = [...origins(frames), ...(provesNumbers ? numberSources.frame : [])]
  const list = (...parts: string[]): string => [...new Set(parts)].join(' ')
  return [
    "default-src 'none'",
    `script-src ${list("'self'", ...hashes(scripts), ...tag('script'))}`,
    `style-src ${list("'self'", ...hashes(styles))}`,
    `img-src ${list("'self'", 'data:', 'blob:', ...origins(pictures), ...tag('picture'))}`,
    "font-src 'self'",
    "media-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `connect-src ${list("'self'", ...origins(lines), ...tag('line'))}`,
    `frame-src ${visible.length > 0 ? list(...visible) : "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${origins(framedBy).length > 0 ? list(...origins(framedBy)) : "'none'"}`,
    "object-src 'none'",
    // tessera-html: published texts, cleaned. tessera-script-url: workers from our own files.
    "require-trusted-types-for 'script'",
    `trusted-types ${list('tessera-html', 'tessera-script-url', ...tag('policy'))}`,
    // The older of the two ways to report: every browser supports it and reports at once.
    `report-uri ${policyReports}`,
  ].join('; ')
}

/**
 * The policy for everything that is not a page: API answers, pictures, files. Opened directly, they may do
 * nothing.
 */
export const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

/** The policy of a read-only page: its own styles and pictures, no scripts. */
export const readingPolicy = `default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'; report-uri ${policyReports}`

// These values come from settings and end up in a header, so anything but an origin or a hash is left out.
const origins = (values: readonly string[]): string[] => values.filter((value) => origin.test(value))
const hashes = (values: readonly string[]): string[] =>
  values.filter((value) => /^sha256-[A-Za-z0-9+/=]+$/.test(value)).map((value) => `'${value}'`)
