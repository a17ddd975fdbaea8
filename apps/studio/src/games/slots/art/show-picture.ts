// SPDX-License-Identifier: Apache-2.0
const addresses = new Map<string, string>()

/** The address of a drawing within this page: made once, and loaded like any other picture. */
export function addressOf(svg: string): string {
  const known = addresses.get(svg)
  if (known !== undefined) return known
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  addresses.set(svg, address)
  return address
}

/** A drawing as pixels, for the scene. */
export async function paintPicture(svg: string, side: number): Promise<HTMLCanvasElement> {
  const image = new Image()
  image.src = addressOf(svg)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  canvas.getContext('2d')!.drawImage(image, 0, 0, side, side)
  return canvas
}

const SYMBOL_PIXELS = 224

/** All symbols of a slot as pixels. */
export async function paintSymbols(
  symbols: Readonly<Record<string, string>>,
): Promise<Record<string, HTMLCanvasElement>> {
  const painted = await Promise.all(
    Object.entries(symbols).map(
      async ([symbol, svg]) => [symbol, await paintPicture(svg, SYMBOL_PIXELS)] as const,
    ),
  )
  return Object.fromEntries(painted)
}
