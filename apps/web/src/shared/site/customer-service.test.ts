// SPDX-License-Identifier: Apache-2.0
import { describe, expect, it } from 'vitest'
import { channelsFor, mainChannel, panelOfChannel, type ServiceChannel } from './customer-service.ts'

const channels: ServiceChannel[] = [
  { csType: 'TELEGRAM', path: 'https://t.example/site', title: 'Telegram' },
  { csType: 'LIVE', path: '/service/live', title: 'Live chat' },
  { csType: 'VIP', path: '/service/vip', title: 'VIP chat' },
]
const types = (rank: number) => channelsFor(channels, rank).map(({ csType }) => csType)

describe('customer service', () => {
  it('is the VIP channel from rank level 5 on, and live chat for everybody else [CONST-036]', () => {
    for (const rank of [0, 1, 4]) expect(mainChannel(channels, rank)?.csType).toBe('LIVE')
    for (const rank of [5, 7]) expect(mainChannel(channels, rank)?.csType).toBe('VIP')
  })

  it('offers one chat, and every other way', () => {
    expect(types(4)).toEqual(['TELEGRAM', 'LIVE'])
    expect(types(5)).toEqual(['TELEGRAM', 'VIP'])
  })

  it('falls back to live chat without a VIP channel, and to any way without a chat', () => {
    const withoutVip = channels.filter(({ csType }) => csType !== 'VIP')
    expect(mainChannel(withoutVip, 7)?.csType).toBe('LIVE')
    expect(mainChannel(channels.slice(0, 1), 0)?.csType).toBe('TELEGRAM')
    expect(mainChannel([], 0)).toBeUndefined()
  })

  it('may be a panel of the site itself, and no other address is taken for one', () => {
    const panel = (path: string) => panelOfChannel({ csType: 'LIVE', path, title: 'Write to us' })
    expect(panel('/?panel=feedback')).toBe('feedback')
    for (const path of [
      '/service/live',
      '/rng?panel=feedback',
      'https://t.example/?panel=feedback',
      '/?auth=login',
    ])
      expect(panel(path)).toBeUndefined()
  })
})
