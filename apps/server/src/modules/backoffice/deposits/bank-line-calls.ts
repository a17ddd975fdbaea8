// SPDX-License-Identifier: Apache-2.0
import type { DomainHandlers } from '../../../platform/http/index.ts'
import { listBankLines, presentPage } from '../../wallet/index.ts'

export const bankLineCalls = (): Pick<DomainHandlers<'backoffice'>, 'backoffice.bankLines'> => ({
  async 'backoffice.bankLines'(query, { db }) {
    const { lines, total } = await listBankLines(db, query)
    return presentPage(
      lines.map(({ accountId, happenedAtMs, receivedAtMs, withdrawal, ...line }) => ({
        ...line,
        methodId: accountId,
        happenedTime: happenedAtMs ?? null,
        createTime: receivedAtMs,
        withdrawal: withdrawal ? { withdrawalId: withdrawal.id, username: withdrawal.username } : null,
      })),
      total,
      query,
    )
  },
})
