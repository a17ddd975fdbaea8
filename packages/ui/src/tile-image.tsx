import { useEffect, useState } from 'react'
import { Mark } from './mark.tsx'

/** Art that is being drawn for the first time answers late; it is asked again after these pauses. */
const pausesMs = [2_000, 5_000, 15_000]

/** The art of a game. Until it comes the place is quiet; when it does not, the mark of the house stands in. */
export function TileImage({ src, eager }: { src: string; eager: boolean }) {
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState(false)
  const pause = pausesMs[tries]
  useEffect(() => {
    if (!failed || pause === undefined) return
    const timer = setTimeout(() => {
      setTries((before) => before + 1)
      setFailed(false)
    }, pause)
    return () => clearTimeout(timer)
  }, [failed, pause])
  if (failed) return <span className="flex size-full items-center justify-center"><Mark className="size-1/3 opacity-40" /></span>
  return (
    <img
      src={src} alt="" width={300} height={400} decoding="async" draggable={false}
      loading={eager ? 'eager' : 'lazy'}
      onError={() => setFailed(true)}
      className="size-full object-cover"
    />
  )
}
