import { point, starPath, svg, svgDocument } from './drawing.ts'

/** Colours of the mark; a white-label house brings its own. */
export interface BrandColours {
  light: string
  main: string
  dark: string
  /** The stone in the middle. */
  centre: string
}

const tessera: BrandColours = { light: '#7dffc3', main: '#22e38b', dark: '#0b8f5b', centre: '#04140c' }

/** The mark of the house: a six-sided tile made of three stones, open in the middle. 64 by 64, no background. */
export function drawBrandMark(colours: BrandColours = tessera): string {
  const corner = (index: number, reach: number): string => {
    const angle = ((index * 60 - 90) * Math.PI) / 180
    return point(32 + Math.cos(angle) * reach, 32 + Math.sin(angle) * reach)
  }
  const stone = (from: number, fill: string): string => {
    const outer = [from, from + 1, from + 2].map((index) => corner(index, 30))
    const inner = [from + 2, from + 1, from].map((index) => corner(index, 13))
    return `<path d="M${[...outer, ...inner].join('L')}Z" fill="${fill}" stroke="${fill}" stroke-width="1.6" stroke-linejoin="round"/>`
  }
  return svgDocument(64, 64, svg`
    ${stone(5, colours.light)}
    ${stone(1, colours.main)}
    ${stone(3, colours.dark)}
    <path d="${starPath(32, 32, 7.5, 3, 1, -90)}" fill="${colours.light}"/>
  `)
}
