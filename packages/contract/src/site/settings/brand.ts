// SPDX-License-Identifier: Apache-2.0
import { languageCodes } from '@tessera/texts/languages'
import { z } from 'zod'
import { setting } from '../../kit/index.ts'
import { Colour, Label, LanguageCode, PictureId } from './fields.ts'

/** Fonts that a brand can choose; all but the first come from the visitor's device. */
export const fontChoices = ['builtIn', 'system', 'rounded', 'serif'] as const

/** How a brand looks and speaks. */
export const brandSettings = {
  'site.name': setting(Label(60), {
    group: 'brand',
    default: 'Tessera',
    audience: 'public',
    help: 'Name of the site in headers, titles and messages.',
  }),
  'site.copyrightYears': setting(z.string().regex(/^\d{4}(?:-\d{4})?$/), {
    group: 'brand',
    default: '2019-2024',
    audience: 'public',
    help: 'Year or years in the copyright line at the foot of the site, such as 2026 or 2024-2026.',
  }),
  'site.logo': setting(PictureId.nullable(), {
    group: 'brand',
    default: null,
    audience: 'public',
    help: 'Logo picture from the media library. Without one, the site name is shown.',
  }),
  'site.brandColour': setting(z.strictObject({ dark: Colour, light: Colour }), {
    group: 'brand',
    default: { dark: '#22e38b', light: '#007a45' },
    audience: 'public',
    help: 'Main colour of the dark and the light theme. A colour that makes text hard to read is refused.',
  }),
  'site.cornerRadius': setting(z.number().int().min(0).max(16), {
    group: 'brand',
    default: 8,
    audience: 'public',
    help: 'Corner radius of buttons and fields in pixels. Tiles use one and a half times as much, panels twice.',
  }),
  'site.font': setting(z.enum(fontChoices), {
    group: 'brand',
    default: 'builtIn',
    audience: 'public',
    help: 'Font of the site.',
  }),
  'site.languages': setting(
    z
      .array(LanguageCode)
      .min(1)
      .max(60)
      .refine((codes) => new Set(codes).size === codes.length, 'Each language once'),
    {
      group: 'brand',
      default: [...languageCodes],
      audience: 'public',
      help: 'Languages that visitors can choose, in this order.',
    },
  ),
  'site.defaultLanguage': setting(LanguageCode, {
    group: 'brand',
    default: 'TY',
    audience: 'public',
    help: 'Language shown on a first visit.',
  }),
} as const
