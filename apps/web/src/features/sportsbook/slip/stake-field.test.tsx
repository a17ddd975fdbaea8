// SPDX-License-Identifier: Apache-2.0
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { StakeField } from './stake-field.tsx'

it('takes no sign before numbers can be read as the world writes them', () => {
  const field = (
    <StakeField
      label="Stake"
      currency={{ code: 'USD', symbol: '$' }}
      value=""
      onChange={() => expect.unreachable('nothing was typed')}
    />
  )
  expect(renderToStaticMarkup(field)).toMatch(/<input[^>]* readonly=""/i)
})
