import { expect, it } from 'vitest'
import { createLog } from './log.ts'

const written = (say: (log: ReturnType<typeof createLog>) => void): string => {
  const lines: string[] = []
  say(createLog('info', { write: line => { lines.push(line) } }))
  return lines.join('')
}

it('writes one JSON object a line with its time in UTC, whatever the zone of the machine', () => {
  const entry = JSON.parse(written(log => log.warn({ reference: 'abc' }, 'something odd'))) as Record<string, unknown>
  expect(entry).toMatchObject({ level: 40, reference: 'abc', msg: 'something odd', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) })
})

it('keeps to one line whatever it is told, so that nobody can write a line of their own', () => {
  const hostile = 'x\n{"level":50,"msg":"made up"}\r\n\u001b[2J\u2028'
  const text = written(log => log.info({ device: hostile, [hostile]: 1 }, hostile))
  expect(text.trimEnd().split('\n')).toHaveLength(1)
  expect(text).not.toContain('\u001b')
  expect(JSON.parse(text)).toMatchObject({ level: 30, msg: hostile, device: hostile })
})

it('cuts secrets out where they stand and one level below', () => {
  const text = written(log => log.info({ password: 'pass-word-1', request: { token: 'tok-en-1', cookie: 'coo-kie-1' } }, 'asked'))
  expect(text).not.toMatch(/pass-word-1|tok-en-1|coo-kie-1/)
})
