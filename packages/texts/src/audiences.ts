/**
 * Who needs which sentences, told by the first word of the key, so that a browser loads only its own:
 * `fault.`, `alert.` and `bank.` are spoken by the servers, `console.` by the operator console, `studio.` by the game frame,
 * `common.` by everyone; all other keys belong to the site.
 */
export const audiences = ['all', 'site', 'console', 'studio'] as const
export type Audience = (typeof audiences)[number]

const owners: Record<string, Audience> = { fault: 'all', alert: 'all', bank: 'all', console: 'console', studio: 'studio' }

/** Whether the catalogue of `audience` carries `key`. */
export function speaksTo(audience: Audience, key: string): boolean {
  const first = key.slice(0, key.indexOf('.'))
  return audience === 'all' || first === 'common' || (owners[first] ?? 'site') === audience
}
