// SPDX-License-Identifier: Apache-2.0
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')
const filesOf = (...patterns: string[]): { file: string; text: string }[] =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !/(node_modules|\/dist\/|\.test\.tsx?$|-for-tests\.ts$|\/testing\/)/.test(file))
    .map((file) => ({
      file,
      text: readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, ''),
    }))
const servers = filesOf(
  'apps/server/src/**/*.ts',
  'apps/studio/src/server/**/*.ts',
  'packages/{limits,server-kit,telemetry}/src/**/*.ts',
)
const everything = [
  ...servers,
  ...filesOf('apps/{web,backoffice,studio}/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'),
]

/** Lines of these files that match the pattern. */
const found = (files: typeof servers, pattern: RegExp): string[] =>
  files.flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
/** The names in the first group, each once. */
const named = (files: typeof servers, pattern: RegExp): string[] =>
  [
    ...new Set(files.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
  ].toSorted()

describe('the code of the product', () => {
  it('never runs text as code', () => {
    expect(everything.length).toBeGreaterThan(500)
    expect(
      found(everything, /\beval\(|new Function\(|\bvm\.|from 'node:vm'|setTimeout\(['"`]|document\.write/),
    ).toEqual([])
  })

  it('writes no markup into a page: what people typed stays text', () => {
    expect(
      found(
        everything,
        /innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|createContextualFragment|srcdoc/,
      ),
    ).toEqual([])
  })

  it('starts other programs only to run the installation itself, with separate arguments and none from outside', () => {
    // One command is the operator's own: it prints the vault key and is in the environment of the process.
    const files = servers.filter(({ text }) => text.includes('node:child_process')).map(({ file }) => file)
    expect(
      files.filter(
        (file) =>
          !/\/main\/supervisor\/|\/platform\/db\/embedded-postgres|\/modules\/identity\/passwords\/hash-process|\/platform\/keys\/command-source/.test(
            file,
          ),
      ),
    ).toEqual([])
    expect(
      found(servers, /\bexecSync\(|\bexecFile\(|(?<![.\w])exec\(|shell: true/).filter(
        (line) => !line.includes('/platform/keys/command-source'),
      ),
    ).toEqual([])
  })

  it('queries the database with its values separate from the SQL: only tagged templates, except for our own constants', () => {
    const byHand = found(servers, /\.(query|one)(<[^(]*>)?\(\s*(['"`]|[a-zA-Z]+ \+)/).filter(
      (line) => /\$\{|\+ /.test(line) && !/\$\d/.test(line),
    )
    expect(
      byHand.filter(
        (line) =>
          !/subscribe-to-channel|installation-database|platform\/db\/(migrate|apply-functions|embedded-postgres-roles|lock-patience|turn-off-jit)/.test(
            line,
          ),
      ),
    ).toEqual([])
    // What the database builds itself consists of literals; names and times are quoted as they are inserted. A number needs
    // no quotes, and neither does the smallest value of all, which is no value.
    const built = filesOf('apps/*/{migrations,functions}/*.sql').flatMap(({ file, text }) =>
      [
        ...text.replaceAll(/^\s*--.*$/gm, '').matchAll(/\bexecute\s+(?!function\b|procedure\b|on\b)[^;]*;/gi),
      ].map(([statement]) => `${file}: ${statement.replaceAll(/\s+/g, ' ')}`),
    )
    const unquoted =
      /values in \(%s\)', v_name, p_period\);$|values from \(%s\) to \(%L\)', (?:[\w[\]]+, )+case when isfinite\(p_from\) then quote_literal\(p_from\) else 'minvalue' end, p_to\);$/
    const quoted = /: execute format\((?:'(?:[^'%]|''|%[IL])*' ?)+(?:, [^%]*)?\)(?: using [^%]*)?;$/
    expect(built.length).toBeGreaterThan(20)
    expect(built.filter((statement) => !quoted.test(statement) && !unquoted.test(statement))).toEqual([])
  })

  it('follows no redirect of a service that it calls', () => {
    const asking = servers.filter(({ text }) => /\bfetch\(/.test(text))
    const lax = asking
      .filter(
        ({ text }) =>
          (text.match(/\bfetch\(/g) ?? []).length > (text.match(/redirect: '(error|manual)'/g) ?? []).length,
      )
      .map(({ file }) => file)
    // The supervisor checks whether the servers of its own installation are ready.
    expect(lax).toEqual(['apps/server/src/main/supervisor/start-servers.ts'])
  })

  it('trusts no certificate that it cannot check', () => {
    const lax = found(
      everything,
      /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|sslmode=(disable|allow|prefer|no-verify)/,
    )
    // The built-in database listens on a socket that only its owner may open.
    expect(
      lax.filter((line) => !line.startsWith('apps/server/src/platform/db/embedded-postgres-socket.ts')),
    ).toEqual([])
  })

  it('uses Math.random for nothing that must not be guessed', () => {
    expect(found(servers, /Math\.random/)).toEqual([])
  })

  it('hashes, signs and seals with SHA-256, HMAC-SHA-256, RSA-SHA256, argon2id and AES-256-GCM alone', () => {
    expect(named(servers, /(?:createHash|createHmac|(?<![.\w])hash|hkdfSync)\('([^']+)'/g)).toEqual([
      'sha256',
    ])
    expect(named(servers, /createCipheriv\('([^']+)'/g)).toEqual(['aes-256-gcm'])
    expect(named(servers, /createDecipheriv\('([^']+)'/g)).toEqual(['aes-256-gcm'])
    expect(named(servers, /\b(?:sign|verify)\('([^']+)'/g)).toEqual(['RSA-SHA256'])
    // Authenticator apps support only HMAC-SHA-1; it signs nothing else.
    expect(
      found(servers, /sha-?1\b|md5|\bdes\b|rc4|-ecb|-cbc/i).filter(
        (line) => !line.includes("algorithm: 'SHA1'"),
      ),
    ).toEqual([])
  })

  it('answers no call with a script that another site could load', () => {
    expect(found(servers, /\bjsonp\b|callback=/i)).toEqual([])
  })

  it('logs only to the log: a server process prints nothing else, apart from its messages at the start', () => {
    const others = servers
      .filter(({ text }) =>
        /\bconsole\.(log|info|warn|error|debug)\(|process\.(stdout|stderr)\.write|appendFile/.test(text),
      )
      .map(({ file }) => file)
    expect(others.filter((file) => !/\/main\/supervisor|\/(main|server)\/start\.ts$/.test(file))).toEqual([])
  })

  it('hides typed passwords, and prevents neither pasting nor password managers', () => {
    const pages = everything.filter(({ file }) => file.endsWith('.tsx'))
    // A whole element, over any number of lines; an arrow inside it does not end it.
    const element = /<\w+(?:[^<>]|=>)*?(?:field\('[^']*assword'\)|name="[^"]*assword")(?:[^<>]|=>)*>/g
    const fields = pages.flatMap(({ file, text }) =>
      [...text.matchAll(element)].map(([field]) => `${file}: ${field}`),
    )
    expect(fields.length).toBeGreaterThan(15)
    expect(fields.filter((field) => !/<PasswordField|<PinField|type="password"/.test(field))).toEqual([])
    expect(
      fields.filter(
        (field) =>
          /<(PasswordField|TextField)/.test(field) && !/autoComplete="(current|new)-password"/.test(field),
      ),
    ).toEqual([])
    expect(found(pages, /onPaste|onCopy=|onContextMenu=\{.*preventDefault/)).toEqual([])
  })

  it('opens live connections with TLS if the page came over TLS', () => {
    // Servers that connect to each other use the scheme of the other's address.
    const opening = everything.filter(
      ({ file, text }) => /new WebSocket\(/.test(text) && !file.includes('/server/rooms/owner/'),
    )
    expect(opening.length).toBeGreaterThan(2)
    const byPage =
      /location\.protocol === 'https:' \? 'wss' : 'ws'|new URL\('\/live', location\.href\)[\s\S]*protocol\.replace\('http', 'ws'\)/
    expect(opening.filter(({ text }) => !byPage.test(text)).map(({ file }) => file)).toEqual([])
  })
})
