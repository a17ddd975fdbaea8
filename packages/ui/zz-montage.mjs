import sharp from 'sharp'
const [out, height, ...files] = process.argv.slice(2)
const images = await Promise.all(files.map(async (f) => { const b = await sharp(f).resize({ height: +height }).png().toBuffer(); return { b, w: (await sharp(b).metadata()).width } }))
let x = 0
const parts = images.map(({ b, w }) => { const p = { input: b, left: x, top: 0 }; x += w + 8; return p })
await sharp({ create: { width: x, height: +height, channels: 3, background: '#f0f' } }).composite(parts).png().toFile(out)
