// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { leafOf, pathTo, topOf } from '@tessera/rules/liabilities/merkle-sum'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/journey.ts'
import { openMember } from '../support/member.ts'
import { anyText, text } from '../support/texts.ts'
import { expectWhole } from '../support/whole.ts'

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest()
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')

/** A proof as a member saved it on an earlier day, of a tree with a hundred accounts. */
function savedProof(balance: bigint): Buffer {
  const contents = Array.from({ length: 100 }, (_, index) => ({
    salt: sha256(Buffer.of(index)),
    account: `player${index}`,
    balance: BigInt(index) * 1_000_000n,
  }))
  const leaves = contents.map((content) => leafOf(sha256, content))
  const root = topOf(sha256, leaves)
  const path = pathTo(sha256, leaves, 42)
  return Buffer.from(
    JSON.stringify({
      day: '2026-01-31',
      currency: 'USD',
      asOf: Date.UTC(2026, 1, 1),
      accounts: 100,
      total: String(root.sum),
      root: hex(root.hash),
      proof: {
        account: 'player42',
        salt: hex(contents[42]!.salt),
        balance: String(balance),
        path: path.map(({ side, hash, sum }) => ({ side, hash: hex(hash), sum: String(sum) })),
      },
    }),
  )
}

test('a member sees what all members own, asks for their own part, and checks a proof in the browser @long', async ({
  page,
  picture,
}) => {
  await openMember(page)
  await page.goto('/owned')
  await expect(page.getByRole('heading', { level: 1, name: text('liabilities.title') })).toBeVisible()
  const check = page.getByRole('region', { name: text('liabilities.check.title') })
  const load = (name: string, buffer: Buffer) =>
    check.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer })

  await test.step('owned nothing when the day was closed', async () => {
    await check.getByRole('button', { name: text('liabilities.check') }).click()
    await expect(check.getByText(anyText('liabilities.none'))).toBeVisible()
  })

  await test.step('checks a saved proof', async () => {
    await load('balance.json', savedProof(42_000_000n))
    await expect(check.getByText(text('liabilities.ok'))).toBeVisible()
    await expect(check.getByText('42.00 USD', { exact: false })).toContainText('4,950.00 USD')
    await check.getByText(anyText('liabilities.steps')).click()
    await picture('good')
    await expectAccessible(page, 'what members own')
    await expectWhole(page, 'what members own')
  })

  await test.step('a proof with another balance does not lead to the root, and another file is none', async () => {
    await load('balance.json', savedProof(43_000_000n))
    await expect(check.getByText(text('liabilities.bad'))).toBeVisible()
    await picture('bad')
    await load('other.json', Buffer.from('{}'))
    await expect(check.getByText(text('liabilities.badFile'))).toBeVisible()
  })
})
