// SPDX-License-Identifier: Apache-2.0
import { password, timed, trimmedMean, type Setting } from './setting.ts'

/**
 * By how many ms names that exist and names that do not differ in their answers, over pairs of one each. Who
 * is asked first changes from pair to pair; a pair's difference counts, not the times, so that what disturbs
 * both cancels out.
 */
export async function pairedTimes(
  { server, loginRequest }: Setting,
  pairs: number,
): Promise<{ trimmedMs: number; meanMs: number }> {
  for (let pair = 0; pair < pairs; pair++)
    await server.modules.identity.openAccount({ username: `pair${pair}x`, password, currency: 'USD' })
  const differences: number[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const [known, unknown] = [
      await loginRequest(`pair${pair}x`, 'wrong-password'),
      await loginRequest(`none${pair}x`, 'wrong-password'),
    ]
    const knownFirst = pair % 2 === 0
    const firstMs = await timed(() => server.app.inject(knownFirst ? known : unknown))
    const secondMs = await timed(() => server.app.inject(knownFirst ? unknown : known))
    differences.push(knownFirst ? firstMs - secondMs : secondMs - firstMs)
  }
  return {
    trimmedMs: Math.abs(trimmedMean(differences)),
    meanMs: Math.abs(differences.reduce((sum, value) => sum + value, 0) / pairs),
  }
}
