/** Does one piece of picture work after another: a decoded picture may take much memory, and the cores belong to the bets. */
export type PictureWork = <Result>(work: () => Promise<Result>) => Promise<Result>

export function createPictureWork(): PictureWork {
  let last: Promise<unknown> = Promise.resolve()
  return work => {
    const result = last.then(work, work)
    last = result.catch(() => undefined)
    return result
  }
}
