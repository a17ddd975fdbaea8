// SPDX-License-Identifier: Apache-2.0
import type { PayAccount, PaymentProvider } from '../../wallet/index.ts'

const longestDetail = 300

/** Whether members can pay in through an account now: what its provider says without money. */
export async function testProvider(
  providers: readonly PaymentProvider[],
  account: PayAccount,
): Promise<{ passed: boolean; tookMs: number; detail: string }> {
  const provider = providers.find((one) => one.provider === account.provider)
  const begunMs = performance.now()
  const [passed, detail] = await (provider?.test(account) ?? Promise.reject(new Error('not installed'))).then(
    (found) => [true, found] as const,
    (error: unknown) => [false, explain(error)] as const,
  )
  return { passed, tookMs: Math.round(performance.now() - begunMs), detail: detail.slice(0, longestDetail) }
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'ZodError') return 'the answer is not what the protocol says'
  const code = (error.cause as { code?: string } | undefined)?.code ?? (error as { code?: unknown }).code
  return typeof code === 'string' ? `${error.message} (${code})` : error.message
}
