// SPDX-License-Identifier: Apache-2.0
import { svg, svgDocument } from './drawing.ts'

/** Colours of the mark; a brand has its own. */
export interface BrandColours {
  main: string
  /** The shade over the main colour, facet by facet. */
  ink: string
  /** What shows through the opening. */
  hole: string
}

const tessera: BrandColours = { main: '#22e38b', ink: '#04140c', hole: '#0b1018' }

/**
 * The Tessera mark on pages: a six-sided stone whose facets catch the light, with a stone set into its
 * opening. 64 by 64, no background.
 */
export function drawBrandMark({ main, ink, hole }: BrandColours = tessera): string {
  return svgDocument(
    64,
    64,
    svg`
    <g transform="scale(2)">
    <path fill="${main}" d="M16 1.5 28.6 8.75v14.5L16 30.5 3.4 23.25V8.75z"/>
    <path fill="${ink}" opacity=".16" d="M16 1.5 28.6 8.75 16 16z"/>
    <path fill="${ink}" opacity=".3" d="M28.6 8.75v14.5L16 16z"/>
    <path fill="${ink}" opacity=".42" d="M28.6 23.25 16 30.5V16z"/>
    <path fill="${ink}" opacity=".22" d="M16 30.5 3.4 23.25 16 16z"/>
    <path fill="${hole}" d="M16 9.4 21.7 12.7v6.6L16 22.6l-5.7-3.3v-6.6z"/>
    <path fill="${main}" d="M16 12.6 19 14.3v3.4l-3 1.7-3-1.7v-3.4z"/>
    </g>
  `,
  )
}
