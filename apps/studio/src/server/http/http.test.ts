// SPDX-License-Identifier: Apache-2.0
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from '@tessera/texts'
import { buildApp } from './build-app.ts'
import { bet, testStudio, type TestStudio } from '../testing/test-studio.ts'

let server: TestStudio
beforeAll(async () => {
  server = await testStudio()
})
afterAll(() => server.close())

describe('bad input', () => {
  it.each([
    ['broken JSON', '{"requestId":', 400, 'studio.badRequest'],
    ['a body that is no object', '[]', 400, 'studio.badRequest'],
    ['null', 'null', 400, 'studio.badRequest'],
    ['a missing body', '', 400, 'studio.badRequest'],
    ['bytes that are no text', '\u0000', 400, 'studio.badRequest'],
    ['an oversized body', JSON.stringify({ stake: 'x'.repeat(20_000) }), 413, 'studio.tooLarge'],
  ])('%s is refused', async (_name, body, status, code) => {
    const session = await server.launch('dice')
    const answer = await server.ask(session, 'POST', '/api/bets/dice', body)
    expect([answer.status, answer.body.error.code]).toEqual([status, code])
  })

  it('another content type is refused', async () => {
    const session = await server.launch('dice')
    const response = await fetch(`${server.studio.address}/api/bets/dice`, {
      method: 'POST',
      body: 'stake=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Bearer ${session}` },
    })
    expect([response.status, await response.json()]).toEqual([
      415,
      { error: { code: 'studio.wrongContentType' } },
    ])
  })

  it('unknown paths and wrong methods are refused by name', async () => {
    const unknown = await server.ask(undefined, 'GET', '/api/nothing')
    expect([unknown.status, unknown.body.error.code]).toEqual([404, 'studio.notFound'])
    for (const [method, path, allow] of [
      ['GET', '/api/bets/dice', 'POST'],
      ['DELETE', '/api/session', 'GET'],
      ['PUT', '/health/ready', 'GET'],
    ] as const) {
      const answer = await server.ask(undefined, method, path)
      expect([answer.status, answer.body.error.code, answer.headers.get('allow')]).toEqual([
        405,
        'studio.wrongMethod',
        allow,
      ])
    }
  })

  it('a missing, invented or malformed session opens nothing', async () => {
    for (const session of [undefined, 'x'.repeat(43), 'short', '']) {
      const answer = await server.ask(session, 'GET', '/api/session')
      expect([answer.status, answer.body.error.code]).toEqual([401, 'studio.sessionExpired'])
    }
  })

  it('an invalid request id is refused, naming the field', async () => {
    const session = await server.launch('dice')
    const answer = await server.ask(session, 'POST', '/api/bets/dice', {
      ...bet('1', { direction: 'over', targetHundredths: 5050 }),
      requestId: '7',
    })
    expect(answer.body.error).toEqual({ code: 'studio.badRequest', details: { field: 'requestId' } })
  })

  it('an unknown round is not found', async () => {
    const id = '16d2dcfe-b89e-11e7-854a-58404eea6d16'
    for (const path of [`/api/verify/rounds/${id}`, '/api/verify/rounds/1%27or', `/api/verify/table/${id}`]) {
      expect((await server.ask(undefined, 'GET', path)).status).toBe(404)
    }
  })

  it('too many calls of one session must wait', async () => {
    const session = await server.launch('dice', 'flood')
    const answers = await Promise.all(
      Array.from({ length: 70 }, () => server.ask(session, 'GET', '/api/rounds')),
    )
    const refused = answers.filter((answer) => answer.status === 429)
    expect(refused).toHaveLength(10)
    expect(refused[0]!.body.error.code).toBe('studio.tooManyRequests')
    server.clock.advance(1_000)
    expect((await server.ask(session, 'GET', '/api/rounds')).status).toBe(200)
  })
})

describe('the pages of the studio', () => {
  it('may be framed by the operator only, load nothing from elsewhere, and leak no address', async () => {
    const { headers } = await server.ask(undefined, 'GET', '/health/live')
    const policy = headers.get('content-security-policy')!
    expect(policy).toContain("frame-ancestors 'self' http://site.test")
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types simulator")
    expect(policy).not.toContain('unsafe')
    expect([headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual([
      'nosniff',
      'no-referrer',
    ])
  })

  it('come from the built client: one for every game, one for the verifier', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'client-'))
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'index.html'), 'the game')
    writeFileSync(join(folder, 'verify.html'), 'the verifier')
    writeFileSync(join(folder, 'assets', 'a-1.js'), '1')
    const app = await buildApp(server.studio.deps, server.studio.rooms, {
      operatorOrigins: [],
      trusts: () => false,
      clientFolder: folder,
    })
    const pages = await Promise.all(
      ['/play/dice?session=x', '/verify?round=1', '/assets/a-1.js', '/play/poker', '/../package.json'].map(
        (url) => app.inject({ url }),
      ),
    )
    expect(pages.map((page) => page.statusCode)).toEqual([200, 200, 200, 404, 404])
    expect(pages.slice(0, 2).map((page) => page.body)).toEqual(['the game', 'the verifier'])
    expect(pages[2]!.headers['cache-control']).toContain('immutable')
    expect(pages[0]!.headers['cache-control']).toBe('no-cache')
    await app.close()
    rmSync(folder, { recursive: true })
  })

  it('say in the language of the launch that they need JavaScript', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'client-'))
    const built = '<html lang="en" dir="ltr" data-theme="dark"><noscript>built</noscript></html>'
    for (const file of ['index.html', 'verify.html']) writeFileSync(join(folder, file), built)
    const app = await buildApp(server.studio.deps, server.studio.rooms, {
      operatorOrigins: [],
      trusts: () => false,
      clientFolder: folder,
    })
    const page = async (url: string): Promise<string> => (await app.inject({ url })).body
    const inLanguage = (code: string, attributes: string): string =>
      `<html ${attributes} data-theme="dark"><noscript>${text(code, 'trouble.noScript')}</noscript></html>`
    expect(await page('/play/dice?ticket=x&lang=ar')).toBe(inLanguage('AR', 'lang="ar" dir="rtl"'))
    expect(await page('/verify?round=1&lang=pt-BR')).toBe(inLanguage('PT-BR', 'lang="pt-BR" dir="ltr"'))
    // A language without texts of its own, none, two, and one that would be markup.
    for (const lang of ['lang=bn', '', 'lang=th&lang=vi', 'lang=%22%3E%3Cscript%3E'])
      expect(await page(`/play/dice?${lang}`)).toBe(inLanguage('EN', 'lang="en" dir="ltr"'))
    await app.close()
    rmSync(folder, { recursive: true })
  })
})

describe('a database that becomes unavailable', () => {
  it('causes 503 with Retry-After, and the studio recovers without a restart', async () => {
    const away = await testStudio()
    const session = await away.launch('dice', 'patient')
    const giveBack = await away.takeDatabaseAway()
    const ready = await away.ask(undefined, 'GET', '/health/ready')
    const refused = await away.ask(
      session,
      'POST',
      '/api/bets/dice',
      bet('1', { direction: 'over', targetHundredths: 5050 }),
    )
    expect([
      ready.status,
      refused.status,
      refused.body.error.code,
      refused.headers.get('retry-after'),
    ]).toEqual([503, 503, 'studio.unavailable', '2'])
    await giveBack()
    expect((await away.ask(undefined, 'GET', '/health/ready')).status).toBe(200)
    expect(
      (
        await away.ask(
          session,
          'POST',
          '/api/bets/dice',
          bet('1', { direction: 'over', targetHundredths: 5050 }),
        )
      ).status,
    ).toBe(200)
    await away.close()
  })
})
