// SPDX-License-Identifier: Apache-2.0
import { ContentBody } from '@tessera/contract/messages/content'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runLedgerCheck } from '@tessera/server/src/modules/ledger/index.ts'
import { publishAtOnce } from '@tessera/server/src/modules/messages/index.ts'
import { insertBrand } from '@tessera/server/src/modules/site/index.ts'
import { rootFolder } from '@tessera/server/src/platform/env/environment.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { latestBackupHours } from './backup-row.ts'
import { readStatus } from './read-status.ts'
import { openTestInstallation, type TestInstallation } from './installation-for-tests.ts'

let installation: TestInstallation
beforeAll(async () => {
  installation = await openTestInstallation()
})
afterAll(() => installation.server.close())

const stateOf = async (name: string): Promise<string> => (await installation.row(name)).state
const decide = (name: string, value: unknown, ...more: string[]) =>
  installation.setup('setting', name, JSON.stringify(value), ...more)

describe('the list before a site goes live, of what people decide', () => {
  it('wants an admin, and a second one who decides about money', async () => {
    expect(await installation.row('Operators')).toMatchObject({
      state: 'missing',
      mend: 'npm run operator -- add --name NAME --role admin',
    })
    await installation.server.operator('helper01', 'support')
    expect(await installation.row('Operators')).toMatchObject({
      state: 'missing',
      found: 'helper01 (support); no admin',
    })
    await installation.server.operator('head0001', 'admin')
    expect(await stateOf('Operators')).toBe('ready')
    expect(await installation.row('Second operator')).toMatchObject({
      state: 'missing',
      found: expect.stringContaining('head0001 alone decides about money') as string,
      mend: 'npm run operator -- add --name NAME --role finance',
    })
    await installation.server.operator('finance1', 'finance')
    expect(await stateOf('Second operator')).toBe('ready')
  })

  it('wants a zone and a currency that somebody has chosen, also where they are the usual ones', async () => {
    expect(await installation.row('Time zone')).toMatchObject({
      state: 'missing',
      found: 'nobody has chosen it, so days begin in Asia/Ho_Chi_Minh',
      mend: expect.stringContaining('npm run setup -- setting site.timeZone ZONE') as string,
    })
    expect(await installation.row('Currency')).toMatchObject({
      state: 'missing',
      mend: expect.stringContaining('npm run setup -- setting site.currency') as string,
    })
    await decide('site.timeZone', 'Asia/Ho_Chi_Minh')
    await decide('site.currency', { code: 'EUR', symbol: '€' })
    expect(await installation.row('Time zone')).toMatchObject({
      state: 'ready',
      found: expect.stringContaining('Asia/Ho_Chi_Minh: it is 2026-01-05 10:00 (UTC+7) there') as string,
    })
    expect(await installation.row('Currency')).toMatchObject({
      state: 'ready',
      found: expect.stringContaining('EUR') as string,
    })
  })

  it('wants each limit to be decided', async () => {
    expect(await installation.row('Limits')).toMatchObject({
      state: 'missing',
      found: expect.stringContaining('compliance.flagLossesDay') as string,
    })
    await decide('wallet.depositMinimum', 10)
    await decide('wallet.depositMaximum', 5_000)
    await decide('lottery.stakeMaximum', 100)
    await decide('sportsbook.stakes', { lowest: 1, highest: 500 })
    await decide('compliance.flagDepositsDay', 1_000)
    expect(await installation.row('Limits')).toMatchObject({
      state: 'missing',
      found: 'nobody has decided compliance.flagLossesDay',
      mend: expect.stringContaining('npm run setup -- setting compliance.flagLossesDay VALUE') as string,
    })
    await decide('compliance.flagLossesDay', 0)
    expect(await stateOf('Limits')).toBe('ready')
  })

  it('wants licence, terms, safer play and privacy, published with a text that the first visitor sees', async () => {
    const { database, clock } = installation.server.platform
    const publish = (page: string, language: string, content: string) =>
      database.transaction((tx) =>
        publishAtOnce(
          tx,
          { nowMs: clock.now(), by: 'test' },
          {
            brandCode: 'brand1',
            body: ContentBody.parse({
              kind: 'HP',
              texts: { [language]: { title: page, content } },
              from: null,
              until: null,
              page,
            }),
          },
        ),
      )
    const language = await installation.server.platform.settings.read('site.defaultLanguage')
    for (const page of ['terms', 'responsiblePlay', 'privacy'])
      await publish(page, language, `<p>${page}</p>`)
    expect(await installation.row('Licence and terms')).toMatchObject({
      state: 'missing',
      found: 'not published, or without a text: about',
      mend: expect.stringContaining('/console/contents') as string,
    })
    await publish('about', 'EN', '<p>Licensed by the authority.</p>')
    expect(await stateOf('Licence and terms')).toBe('ready')
  })

  it('wants a backup that is no older than the alert allows', async () => {
    const rule = readFileSync(join(rootFolder, 'deploy/observability/alerts.yaml'), 'utf8')
    expect(rule).toContain(`max(tessera_backup_timestamp_seconds) > ${latestBackupHours} * 3600`)
    expect(await stateOf('Backup')).toBe('missing')
    const { clock, ownerUrl } = installation.server
    const owner = new pg.Client(ownerUrl)
    await owner.connect()
    await owner.query('insert into backup_record (finished_at, bytes, with_keys) values ($1, 1, false)', [
      new Date(clock.now()),
    ])
    await owner.end()
    expect(await installation.row('Backup')).toMatchObject({
      state: 'ready',
      found: expect.stringContaining('0 h old') as string,
    })
    clock.advance(latestBackupHours * 3_600_000)
    expect(await stateOf('Backup')).toBe('ready')
    clock.advance(1)
    expect(await installation.row('Backup')).toMatchObject({
      state: 'fails',
      mend: expect.stringContaining('npm run backup') as string,
    })
  })

  it('says whether the ledger adds up', async () => {
    expect(await installation.row('Ledger')).toMatchObject({
      state: 'missing',
      needed: false,
      found: 'not checked yet',
    })
    const { database, clock } = installation.server.platform
    await runLedgerCheck(database, clock)
    expect(await stateOf('Ledger')).toBe('ready')
    await database.pool.query(
      `insert into ledger_check (checked_at, accounts, postings, differences, sums) values (now(), 1, 1, '[{"expected":"1","found":"2"}]', '[]')`,
    )
    expect(await installation.row('Ledger')).toMatchObject({
      state: 'fails',
      found: expect.stringContaining('1 DIFFERENCES') as string,
    })
  })

  it('asks each brand of its own, and names it in its commands', async () => {
    const { database, clock } = installation.server.platform
    await database.transaction((tx) => insertBrand(tx, { code: 'other', name: 'Other', nowMs: clock.now() }))
    const rows = (await readStatus(installation.deps)).filter(({ name }) => name === 'Time zone')
    expect(rows).toMatchObject([
      { brand: 'brand1', state: 'ready' },
      {
        brand: 'other',
        state: 'missing',
        mend: expect.stringContaining('setting site.timeZone ZONE --brand other') as string,
      },
    ])
  })
})
