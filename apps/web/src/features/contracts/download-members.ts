// SPDX-License-Identifier: Apache-2.0
import { ask } from '../../shared/api/ask.ts'
import { t } from '../../shared/texts/texts.ts'

const pageSize = 500
/** So that a browser never asks for a million rows. */
const mostPages = 10

/**
 * Saves the members behind a payment as a CSV file, the largest bets first, at most 5,000 of them. Answers how
 * many there are, and how many the file has.
 */
export async function downloadMembers(
  paymentId: string,
  fileName: string,
): Promise<{ written: number; total: number }> {
  let total = 0
  const lines = [[t('agents.account'), t('agents.bets'), t('agents.profitAndLoss')].map(quote).join(',')]
  for (let pageNo = 1; pageNo <= mostPages; pageNo += 1) {
    const { list, totalPages, totalCount } = await ask('contracts.paymentMembers', {
      paymentId,
      pageNo,
      pageSize,
    })
    total = totalCount
    for (const { account, bets, profitLoss } of list)
      lines.push([quote(account), bets.toFixed(2), profitLoss.toFixed(2)].join(','))
    if (pageNo >= totalPages) break
  }
  const url = URL.createObjectURL(new Blob([`\uFEFF${lines.join('\r\n')}`], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
  return { written: lines.length - 1, total }
}

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`
