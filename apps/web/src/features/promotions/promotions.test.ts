import { describe, expect, it } from 'vitest'
import { categoriesOf, phaseOf, type Promotion } from './use-promotions.ts'

const promotion = (id: number, category: string): Promotion => ({ id, category, title: '', summary: '', imageUrl: '', imageUrlPhone: '', content: '', startTime: null, endTime: null, createTime: 0 })

describe('promotions', () => {
  it('have each kind once, in the order of the list', () => {
    expect(categoriesOf([promotion(1, 'Slots'), promotion(2, 'New'), promotion(3, 'Slots')])).toEqual(['Slots', 'New'])
  })

  it.each([[null, null, 'open'], [10, null, 'before'], [5, 6, 'open'], [null, 5, 'over'], [1, 5, 'over'], [5, null, 'open']] as const)('from %s until %s at 5 are %s', (startTime, endTime, phase) => {
    expect(phaseOf({ startTime, endTime }, 5)).toBe(phase)
  })
})
