// SPDX-License-Identifier: Apache-2.0
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from '@playwright/test'
import { rootFolder } from '../server/open-server.ts'
import { siteUrl } from './journey.ts'

export interface NotifiedBank {
  /** Reports money that came in at the bank account, or went out, as SePay does. */
  notify(line: { content: string; amount: number; sender?: string; out?: boolean }): Promise<void>
  /** No journey after this one is offered it. */
  close(): Promise<void>
}

const accountNumber = '0123456789'
let lines = 0

/** Opens deposits to a bank account that a notification service reports, by the command for operators. */
export async function openNotifiedBank(
  id: string,
  name: string,
  further: { brand?: string; currency?: string } = {},
): Promise<NotifiedBank> {
  const bank = ['--bank', 'Notified Bank', '--number', accountNumber, '--holder', 'Demo Operator']
  const options = Object.entries(further).flatMap(([option, value]) => [`--${option}`, value])
  const printed = await setUp('--id', id, ...bank, '--name', name, ...options, '--notify', 'sepay')
  const key = /^ *Key +(\S+)$/m.exec(printed)?.[1] ?? ''
  return {
    async notify({ content, amount, sender, out = false }) {
      lines += 1
      const answer = await fetch(`${siteUrl()}/payments/${id}/notify`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Apikey ${key}` },
        body: JSON.stringify({
          id: `${process.pid}-${Date.now()}-${lines}`,
          transferType: out ? 'out' : 'in',
          transferAmount: amount,
          accountNumber,
          content,
          sender,
          referenceCode: `FT${lines}`,
        }),
      })
      expect(await answer.json()).toEqual({ success: true })
    },
    close: async () => void (await setUp('--id', id, '--close')),
  }
}

async function setUp(...options: string[]): Promise<string> {
  const command = [join(rootFolder, 'tools/setup/run.ts'), 'bank-transfer', ...options]
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: rootFolder,
    env: { ...process.env, DATA_DIR: join(rootFolder, '.cache/e2e/server') },
  })
  return stdout
}
