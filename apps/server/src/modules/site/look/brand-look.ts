// SPDX-License-Identifier: Apache-2.0
import { settings as declared, type OperationOutput } from '@tessera/contract'
import { brandTokens, type BrandColour, type BrandTokens } from '@tessera/ui/theme/brand-tokens.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import { brandStyle } from './brand-style.ts'

export type BrandLook = OperationOutput<'site.whitelabel'>['brand']

const platform = brandTokens(declared['site.brandColour'].default)
const readable = new WeakMap<BrandColour, BrandTokens>()

/**
 * The colour tokens of a brand. A stored colour that fails today's contrast rules is replaced by the
 * platform's own.
 */
function tokensOf(colour: BrandColour): BrandTokens {
  const cached = readable.get(colour)
  if (cached) return cached
  const verdict = brandTokens(colour)
  const usable = verdict.ok ? verdict : platform
  if (!usable.ok) throw new Error('the colours of the platform cannot be read')
  readable.set(colour, usable.tokens)
  return usable.tokens
}

/** The look that a brand's operator chose, as tokens for pages. */
export async function brandLook(settings: Settings): Promise<BrandLook> {
  const [logo, colour, cornerRadius, font] = await Promise.all([
    settings.read('site.logo'),
    settings.read('site.brandColour'),
    settings.read('site.cornerRadius'),
    settings.read('site.font'),
  ])
  const { dark, light } = tokensOf(colour)
  return { logo, tokens: { dark: { ...dark }, light: { ...light } }, cornerRadius, font }
}

/** The same as CSS rules; '' for the look of the platform. */
export const brandRules = async (settings: Settings): Promise<string> =>
  brandStyle(tokensOf(await settings.read('site.brandColour')), {
    cornerRadius: await settings.read('site.cornerRadius'),
    font: await settings.read('site.font'),
  })
