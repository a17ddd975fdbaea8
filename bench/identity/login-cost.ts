// SPDX-License-Identifier: Apache-2.0
import { median } from '../shared/report.ts'
import { memberName, password, quantile, timed, type Setting } from './setting.ts'

export interface LoginCost {
  loginMs: number
  hashMs: number
  besidesMs: number
  quietBesidesMs: number
  mainThreadMs: number
}

/**
 * Warm-up rounds: a server that has just started compiles its code while it runs, the last of it after a
 * thousand rounds.
 */
const warmUp = 1_500

/**
 * The cost of a login apart from its hash. The hash is timed inside the login that waits for it, so both meet
 * the same load of the machine. `quietBesidesMs` is the first quartile: three of four rounds were disturbed
 * as much or more.
 */
export async function loginCost({ server, loginRequest }: Setting, rounds: number): Promise<LoginCost> {
  const { hashes } = server.modules.identity.deps
  const { verify } = hashes
  const [logins, inside, besides, cpu]: [number[], number[], number[], number[]] = [[], [], [], []]
  let hashMs = 0
  hashes.verify = async (hash, typed) => {
    let matches = false
    hashMs = await timed(async () => {
      matches = await verify(hash, typed)
    })
    return matches
  }
  try {
    for (let round = -warmUp; round < rounds; round++) {
      const request = await loginRequest(memberName, password)
      const before = process.threadCpuUsage()
      const loginMs = await timed(() => server.app.inject(request))
      const used = process.threadCpuUsage(before)
      if (round < 0) continue
      logins.push(loginMs)
      inside.push(hashMs)
      besides.push(loginMs - hashMs)
      cpu.push((used.user + used.system) / 1000)
    }
  } finally {
    hashes.verify = verify
  }
  return {
    loginMs: median(logins),
    hashMs: median(inside),
    besidesMs: median(besides),
    quietBesidesMs: quantile(besides, 0.25),
    mainThreadMs: median(cpu),
  }
}

/** The cost of checking the token of a call (median). */
export async function checkCost({ server, client, loginRequest }: Setting, rounds: number): Promise<number> {
  const { value } = (await server.app.inject(await loginRequest(memberName, password))).json<{
    value: { token: string }
  }>()
  client.token = value.token
  const taken: number[] = []
  for (let round = 0; round < rounds; round++)
    taken.push(
      await timed(() =>
        server.modules.identity.resolveMember(value.token, { cookies: {}, brandCode: 'brand1' }),
      ),
    )
  return median(taken)
}
