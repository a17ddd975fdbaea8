// SPDX-License-Identifier: Apache-2.0
import { lighter, mix } from '../colour.ts'
import { point, polygon, repeat, rounded, svg } from '../drawing.ts'
import { hazeColour, ridge } from './scene.ts'
import type { Scene } from './scene.ts'

/** Sand and three pyramids. */
export const pyramids: Scene = (canvas, palette, random) => {
  const base = canvas.height * 0.66
  const positions = [
    [0.12, 0.3],
    [0.86, 0.36],
    [0.6, 0.2],
  ] as const
  const shapes = positions.map(([share, size]) => {
    const x = canvas.width * (share + random.between(-0.05, 0.05))
    const height = canvas.height * size
    const half = height * 0.78
    const top = base - height
    return svg`
      <path d="${polygon([
        [x - half, base],
        [x, top],
        [x + half * 0.3, base],
      ])}" fill="${mix(palette.mid, palette.glow, 0.55)}"/>
      <path d="${polygon([
        [x + half * 0.3, base],
        [x, top],
        [x + half, base],
      ])}" fill="${mix(palette.mid, palette.deep, 0.45)}"/>
    `
  })
  return shapes.join('') + dunes(canvas, palette, random)
}

/** Rolling sand. */
export const dunes: Scene = (canvas, palette, random) =>
  repeat(
    3,
    (layer) =>
      `<path d="${ridge(canvas, random, { y: canvas.height * (0.68 + layer * 0.09), height: 46, steps: 3 })}" fill="${hazeColour(palette, 0.2 + layer * 0.35)}"/>`,
  )

/** Jagged peaks with snow on the far ones. */
export const mountains: Scene = (canvas, palette, random) => {
  const { width, height } = canvas
  const peaks = repeat(5, (index) => {
    const x = (index / 4) * width + random.between(-20, 20)
    const rise = height * random.between(0.2, 0.36)
    const half = rise * 0.72
    const top = height * 0.66 - rise
    const snow = polygon([
      [x, top],
      [x + half * 0.3, top + rise * 0.3],
      [x + half * 0.1, top + rise * 0.25],
      [x - half * 0.06, top + rise * 0.36],
      [x - half * 0.28, top + rise * 0.28],
    ])
    return svg`
      <path d="${polygon([
        [x - half, height * 0.66],
        [x, top],
        [x + half, height * 0.66],
      ])}" fill="${hazeColour(palette, 0.2 + (index % 2) * 0.25)}"/>
      <path d="${snow}" fill="${lighter(palette.light, 0.4)}" opacity=".85"/>
    `
  })
  return svg`
    ${peaks}
    <path d="${ridge(canvas, random, { y: height * 0.76, height: 60, steps: 9, jagged: true })}" fill="${hazeColour(palette, 0.7)}"/>
  `
}

/** Soft green hills. */
export const hills: Scene = (canvas, palette, random) =>
  repeat(
    3,
    (layer) =>
      `<path d="${ridge(canvas, random, { y: canvas.height * (0.64 + layer * 0.1), height: 70, steps: 3 + layer })}" fill="${layer === 1 ? mix(palette.mid, palette.accent, 0.25) : hazeColour(palette, 0.15 + layer * 0.35)}"/>`,
  )

/** Rows of pines. */
export const forest: Scene = (canvas, palette, random) =>
  repeat(3, (layer) => {
    const base = canvas.height * (0.66 + layer * 0.1)
    const trees = repeat(11, (index) => {
      const x = ((index + random.between(-0.3, 0.3)) / 10) * canvas.width
      const tall = canvas.height * random.between(0.14, 0.26) * (1 - layer * 0.12)
      return repeat(3, (tier) => {
        const top = base - tall + (tall / 3.4) * tier
        const half = tall * (0.12 + tier * 0.07)
        return polygon([
          [x, top],
          [x + half, top + tall * 0.42],
          [x - half, top + tall * 0.42],
        ])
      })
    })
    return `<path d="${trees}M0 ${rounded(base - 14)}H${canvas.width}V${canvas.height}H0Z" fill="${hazeColour(palette, 0.2 + layer * 0.33)}"/>`
  })

/** Large leaves that hang in from the sides. */
export const jungle: Scene = (canvas, palette, random) => {
  const leaf = (length: number, fill: string, vein: string): string => {
    const half = length * 0.2
    return svg`
      <path d="M0 0C${point(length * 0.3, -half * 1.3)} ${point(length * 0.8, -half)} ${point(length, 0)}C${point(length * 0.8, half)} ${point(length * 0.3, half * 1.3)} 0 0Z" fill="${fill}"/>
      <path d="M0 0L${point(length * 0.94, 0)}" stroke="${vein}" stroke-width="3" opacity=".6"/>
    `
  }
  const side = (x: number, inward: number): string =>
    repeat(9, (index) => {
      const y = canvas.height * (index / 10) - 10
      const angle = inward + random.between(-34, 34)
      const near = index % 2 === 0
      const fill = near ? mix(palette.deep, palette.mid, 0.35) : mix(palette.mid, palette.accent, 0.3)
      return svg`
      <g transform="translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(angle)})">
      ${leaf(canvas.height * random.between(0.17, 0.28), fill, palette.glow)}
      </g>
    `
    })
  return hills(canvas, palette, random) + side(-16, 0) + side(canvas.width + 16, 180)
}

/** Dark rock above and below, as seen from inside a cave. */
export const cavern: Scene = (canvas, palette, random) => {
  const teeth = (down: boolean): string => {
    const edge: [number, number][] = [[-10, down ? -10 : canvas.height + 10]]
    const steps = 13
    for (let step = 0; step <= steps; step++) {
      const away = Math.abs(step / steps - 0.5) * 2
      const length = canvas.height * (step % 2 === 0 ? 0.03 : random.between(0.07, 0.13) + away * 0.13)
      edge.push([(step / steps) * canvas.width, down ? length : canvas.height * 0.8 - length])
    }
    edge.push([canvas.width + 10, down ? -10 : canvas.height + 10])
    return polygon(edge)
  }
  const gems = repeat(9, () => {
    const x = random.happens(0.5) ? random.between(0, 0.2) : random.between(0.8, 1)
    const size = random.between(8, 20)
    const [centreX, centreY] = [x * canvas.width, canvas.height * random.between(0.5, 0.74)]
    return polygon([
      [centreX, centreY - size],
      [centreX + size * 0.5, centreY],
      [centreX, centreY + size * 0.5],
      [centreX - size * 0.5, centreY],
    ])
  })
  return svg`
    <path d="${teeth(false)}" fill="${hazeColour(palette, 0.6)}"/>
    <path d="${gems}" fill="${palette.accent}" opacity=".9"/>
    <path d="${teeth(true)}" fill="${hazeColour(palette, 0.85)}"/>
  `
}

/** A cone of fire with glowing rivers. */
export const volcano: Scene = (canvas, palette, random) => {
  const { width, height } = canvas
  const base = height * 0.7
  const cone = (x: number, size: number, nearness: number): string => {
    const top = base - height * size
    const river = `M${point(x - 6, top)}L${point(x + 8, top)}L${point(x + 2, top + height * 0.08)}L${point(x + 22, top + height * 0.15)}L${point(x - 8, base)}L${point(x - 4, top + height * 0.12)}Z`
    return svg`
      <path d="${polygon([
        [x - height * size, base],
        [x - 16, top],
        [x + 16, top],
        [x + height * size, base],
      ])}" fill="${hazeColour(palette, nearness)}"/>
      <path d="${river}" fill="${palette.accent}"/>
    `
  }
  return svg`
    ${cone(width * 0.14, 0.32, 0.4)}
    ${cone(width * 0.9, 0.26, 0.5)}
    <path d="${ridge(canvas, random, { y: height * 0.76, height: 50, steps: 9, jagged: true })}" fill="${hazeColour(palette, 0.75)}"/>
  `
}
