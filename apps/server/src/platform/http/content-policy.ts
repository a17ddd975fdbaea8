// SPDX-License-Identifier: Apache-2.0
/** What a page may load besides its own files. Everything that is not named here is refused. */
export interface PageSources {
  /** Origins whose pages it may show in a frame. */
  frames?: readonly string[]
  /** Origins whose pages may show it in a frame; nobody's unless named. */
  framedBy?: readonly string[]
  /** Origins besides its own from which pictures come. */
  pictures?: readonly string[]
  /** Origins besides its own that it may ask: the live line, further lines of the platform. */
  lines?: readonly string[]
  /** Hashes of the scripts and styles that stand in the page itself, such as sha256-…. */
  scripts?: readonly string[]
  styles?: readonly string[]
  /** The operator counts visits with a Google tag: its script may be loaded, and may report. */
  countsVisits?: boolean
  /** The operator leaves the proof of mobile numbers to Firebase, which wants a human proven by Google first. */
  provesNumbers?: boolean
}

/** What a Google tag needs, by its own documents; only for platforms that have one. */
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
 * What Firebase's check of numbers and Google's check for humans need, by their documents; only for platforms
 * that use them.
 */
const numberSources = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  picture: ['https://www.gstatic.com/recaptcha/'],
  line: ['https://identitytoolkit.googleapis.com', 'https://www.google.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  // The library names its scripts by plain texts: the policy called default lets exactly those through.
  policy: ['default', 'goog#html'],
} as const

/** Where browsers tell what a policy stopped. */
export const policyReports = '/reports/policy'

const origin = /^(https?|wss?):\/\/[a-z0-9.-]+(:\d{1,5})?$/i

/**
 * The content security policy of a page of ours: only its own files, no inline script or style but those
 * whose hash is named, no string that turns into script or markup except through the policies named here
 * (Trusted Types).
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
    // The older of the two ways to report: every browser knows it, and it tells at once.
    `report-uri ${policyReports}`,
  ].join('; ')
}

/**
 * The policy of everything that is no page: answers of calls, pictures, files. Opened by itself it may do
 * nothing.
 */
export const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

/** The policy of a page that is only read: its own styles and pictures, no script at all. */
export const readingPolicy = `default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'; report-uri ${policyReports}`

// What comes from settings is written into a header: anything but an origin or a hash is left out.
const origins = (values: readonly string[]): string[] => values.filter((value) => origin.test(value))
const hashes = (values: readonly string[]): string[] =>
  values.filter((value) => /^sha256-[A-Za-z0-9+/=]+$/.test(value)).map((value) => `'${value}'`)
