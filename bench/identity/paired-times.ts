// SPDX-License-Identifier: Apache-2.0
import { password, timed, trimmedMean, type Setting } from './setting.ts'

/**
 * The difference in ms between the answers for existing and unknown names, over pairs of one each. Who goes
 * first alternates; only the difference within a pair counts, so a disturbance of both cancels out.
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
