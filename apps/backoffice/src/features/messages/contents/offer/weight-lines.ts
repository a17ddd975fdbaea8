// SPDX-License-Identifier: Apache-2.0
interface Weights {
  vendorWeights?: Record<string, number> | undefined
  gameWeights?: Record<string, number> | undefined
}

/** Weights of vendors and games as lines, such as `STUDIO = 50` and `STUDIO/dice = 0`. */
export const weightLines = ({ vendorWeights = {}, gameWeights = {} }: Weights): string[] =>
  [...Object.entries(vendorWeights), ...Object.entries(gameWeights)].map(
    ([name, percent]) => `${name} = ${percent}`,
  )

/** The weights behind such lines; a line that is none names a weight of 0. */
export function weightsOf(lines: readonly string[]): Required<Weights> {
  const entries = lines.map((line): [string, number] => {
    const [, name = line, percent = '0'] = /^(.*?)\s*=\s*(\d*)$/.exec(line) ?? []
    return [name.trim(), Number(percent)]
  })
  const of = (isGame: boolean): Record<string, number> =>
    Object.fromEntries(entries.filter(([name]) => name !== '' && name.includes('/') === isGame))
  return { vendorWeights: of(false), gameWeights: of(true) }
}
