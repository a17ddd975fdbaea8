// SPDX-License-Identifier: Apache-2.0
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { StorageUnavailable, type FileArea, type FileStore } from '../../modules/messages/ports.ts'
import { systemChance } from '../../platform/chance/chance.ts'
import { openTestS3, type TestS3 } from '../../testing/s3-for-tests.ts'
import { createBoundedStore } from './bounded-store.ts'
import { bucketStore, folderStore, requireBucket } from './choose-store.ts'
import { copyFiles } from './copy-files.ts'
import { createS3Requests } from './s3/s3-requests.ts'
import { createS3Store } from './s3/s3-store.ts'

let s3: TestS3
const folders: string[] = []
const newFolder = (): string => {
  folders.push(mkdtempSync(join(tmpdir(), 'tessera-files-')))
  return folders.at(-1) ?? ''
}
beforeAll(async () => {
  s3 = await openTestS3()
})
afterEach(() => s3.way('open'))
afterAll(async () => {
  await s3.close()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const named = (content: string) => ({
  bytes: Buffer.from(content),
  name: `${createHash('sha256').update(content).digest('base64url').slice(0, 32)}.webp`,
})
const namesIn = async (store: FileStore, area: FileArea): Promise<string[]> => {
  const names: string[] = []
  for await (const name of store.list(area)) names.push(name)
  return names.toSorted()
}
const clear = async (store: FileStore): Promise<void> => {
  for (const area of ['public', 'private'] as const)
    for (const name of await namesIn(store, area)) await store.remove(area, name)
}
const refusal = (work: Promise<unknown>): Promise<StorageUnavailable> =>
  work.then(
    () => {
      throw new Error('it was not refused')
    },
    (error: unknown) => {
      expect(error).toBeInstanceOf(StorageUnavailable)
      return error as StorageUnavailable
    },
  )

describe.each([
  ['folder', () => folderStore(newFolder(), systemChance)],
  ['bucket', () => bucketStore(s3.bucket)],
] as const)('a store in a %s', (_kind, open) => {
  it('separates files by area, returns them unchanged, lists them all and deletes them', async () => {
    const store = open()
    const files = ['one', 'two', 'three', 'four', 'five'].map(named)
    for (const { name, bytes } of files) await store.keep('public', name, bytes)
    const [first, second] = [files[0] ?? named(''), files[1] ?? named('')]
    await store.keep('public', first.name, first.bytes)
    await store.keep('private', second.name, second.bytes)
    expect(await store.read('public', first.name)).toEqual(first.bytes)
    expect(await store.read('private', first.name)).toBeUndefined()
    expect(await namesIn(store, 'public')).toEqual(files.map(({ name }) => name).toSorted())
    expect(await namesIn(store, 'private')).toEqual([second.name])
    await store.remove('public', first.name)
    await store.remove('public', first.name)
    expect(await store.read('public', first.name)).toBeUndefined()
    expect(await namesIn(store, 'public')).toHaveLength(4)
    await clear(store)
  })

  it.each(['../../etc/passwd', 'a', 'short.avif/../x', ''])(
    'has nothing under the name %j and stores nothing there',
    async (name) => {
      const store = open()
      expect(await store.read('public', name)).toBeUndefined()
      await expect(store.keep('public', name, Buffer.from('x'))).rejects.toThrow(
        'a name that the platform did not make',
      )
    },
  )
})

describe('a bucket', () => {
  it.each([
    ['another secret', { secretKey: 'not-the-secret' }, 'SignatureDoesNotMatch'],
    ['another key', { accessKey: 'NOBODY' }, 'InvalidAccessKeyId'],
    ['another bucket', { bucket: 'nobodys-files' }, 'has no bucket "nobodys-files"'],
  ])('refuses us with %s in one sentence, without the secret', async (_what, change, word) => {
    const { reason, message } = await refusal(requireBucket({ ...s3.bucket, ...change }))
    expect([reason, message.includes(word), message.includes('not-the-secret')]).toEqual([
      'refused',
      true,
      false,
    ])
  })

  it('is listed to its end, page by page', async () => {
    const files = ['one', 'two', 'three'].map(named)
    const page = (
      names: string[],
      next: string,
    ) => `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>site-files</Name><Prefix>public/</Prefix>
      <KeyCount>${names.length}</KeyCount><MaxKeys>2</MaxKeys><IsTruncated>${next !== ''}</IsTruncated>${next && `<NextContinuationToken>${next}</NextContinuationToken>`}
      ${names.map((name) => `<Contents><Key>public/${name.slice(0, 2)}/${name}</Key><LastModified>2026-10-12T17:50:30.000Z</LastModified><ETag>&quot;a&quot;</ETag><Size>3</Size></Contents>`).join('\n')}</ListBucketResult>`
    const asked: (string | undefined)[] = []
    const store = createS3Store(async ({ query }) => {
      asked.push(query?.['continuation-token'])
      const [first = '', second = '', third = ''] = files.map(({ name }) => name)
      return {
        status: 200,
        body: Buffer.from(asked.length === 1 ? page([first, second], '1/x&amp;y&#43;z=') : page([third], '')),
      }
    }, 2)
    expect(await namesIn(store, 'public')).toEqual(files.map(({ name }) => name).toSorted())
    expect(asked).toEqual([undefined, '1/x&y+z='])
  })

  it.each([
    [true, 'https://s3.example.com/site-files/public/ab/'],
    [false, 'https://site-files.s3.example.com/public/ab/'],
  ])('is asked by path (%s) or by host name', async (pathStyle, beginning) => {
    const asked: string[] = []
    const bucket = { ...s3.bucket, endpoint: 'https://s3.example.com', pathStyle }
    const store = createS3Store(
      createS3Requests(bucket, 1_000, async (url) => {
        asked.push(String(url))
        return new Response('x')
      }),
    )
    await store.read('public', `${'ab'.repeat(16)}.webp`)
    expect(asked).toEqual([`${beginning}${'ab'.repeat(16)}.webp`])
  })

  it('that is available accepts us', async () => {
    await expect(requireBucket(s3.bucket)).resolves.toBeUndefined()
  })

  it.each(['broken', 'silent'] as const)(
    'that is unavailable (%s) is reported as such, within its time',
    async (way) => {
      s3.way(way)
      const { name, bytes } = named('away')
      const store = createS3Store(createS3Requests(s3.bucket, 200))
      expect((await refusal(store.keep('public', name, bytes))).reason).toBe('away')
      expect((await refusal(store.read('public', name))).message).toContain('does not answer')
    },
  )
})

describe('a folder', () => {
  it('that cannot be written leaves no partial file behind', async () => {
    const dataDir = newFolder()
    const store = folderStore(dataDir, systemChance)
    const { name, bytes } = named('whole')
    await store.keep('public', name, bytes)
    const folder = join(dataDir, 'files', 'public', name.slice(0, 2))
    expect(readdirSync(folder)).toEqual([name])
    // A folder is where another file should go.
    rmSync(join(dataDir, 'files'), { recursive: true })
    writeFileSync(join(dataDir, 'files'), 'not a folder')
    expect((await refusal(store.keep('public', name, bytes))).reason).toBe('away')
    expect(statSync(join(dataDir, 'files')).size).toBe(12)
  })
})

describe('a store that is bounded', () => {
  const answerLater = () => {
    const answers: ((bytes: Buffer) => void)[] = []
    const asked: string[] = []
    const store = {
      read: (_area: FileArea, name: string) =>
        new Promise<Buffer>((resolve) => {
          asked.push(name)
          answers.push(resolve)
        }),
    } as unknown as FileStore
    return { asked, answers, store }
  }

  it('fetches a file once for all requests at the same moment', async () => {
    const { asked, answers, store } = answerLater()
    const bounded = createBoundedStore(store)
    const readers = [1, 2, 3].map(() => bounded.read('public', 'a.webp'))
    answers[0]?.(Buffer.from('a'))
    expect((await Promise.all(readers)).map(String)).toEqual(['a', 'a', 'a'])
    expect(asked).toEqual(['a.webp'])
  })

  it('sends a few requests at once, lets some wait and refuses the others at once', async () => {
    const { asked, answers, store } = answerLater()
    const bounded = createBoundedStore(store, { atOnce: 2, waiting: 1 })
    const [first, second, third] = ['a', 'b', 'c'].map((name) => bounded.read('public', name))
    expect((await refusal(bounded.read('public', 'd'))).message).toContain('too many')
    expect(asked).toEqual(['a', 'b'])
    answers[0]?.(Buffer.from('a'))
    await first
    answers[1]?.(Buffer.from('b'))
    await second
    expect(asked).toEqual(['a', 'b', 'c'])
    answers[2]?.(Buffer.from('c'))
    expect(String(await third)).toBe('c')
  })

  it('does not call a store for a moment after it was unavailable, even for waiting requests', async () => {
    let asked = 0
    const away = {
      read: async () => {
        asked += 1
        throw new StorageUnavailable('away', 'gone')
      },
    } as unknown as FileStore
    const bounded = createBoundedStore(away, { atOnce: 1, restMs: 60_000 })
    const refused = await Promise.all(['a', 'b', 'c'].map((name) => refusal(bounded.read('public', name))))
    expect(refused.map(({ message }) => message)).toEqual([
      'gone',
      'the file store was away a moment ago',
      'the file store was away a moment ago',
    ])
    expect(asked).toBe(1)
  })
})

describe('a copy from one store to another', () => {
  it('copies every file there and back, even when it was interrupted', async () => {
    const [from, to, back] = [
      folderStore(newFolder(), systemChance),
      bucketStore(s3.bucket),
      folderStore(newFolder(), systemChance),
    ]
    const files = Array.from({ length: 12 }, (_, n) => named(`picture ${n}`))
    for (const [n, { name, bytes }] of files.entries())
      await from.keep(n % 3 === 0 ? 'private' : 'public', name, bytes)
    s3.way({ writes: 5 })
    await refusal(copyFiles(from, to))
    s3.way('open')
    const rest = await copyFiles(from, to)
    expect([rest.copied + rest.there, rest.there > 0, rest.damaged]).toEqual([12, true, []])
    expect(await copyFiles(to, back)).toEqual({ copied: 12, there: 0, damaged: [] })
    expect([await namesIn(back, 'public'), await namesIn(back, 'private')]).toEqual([
      await namesIn(from, 'public'),
      await namesIn(from, 'private'),
    ])
    await clear(to)
  })

  it('names a file that is damaged at its source, copies the others, and repairs one that is damaged at its destination', async () => {
    const [from, to] = [folderStore(newFolder(), systemChance), folderStore(newFolder(), systemChance)]
    const [good, bad, mended] = [named('good'), named('bad'), named('mended')]
    await from.keep('public', good.name, good.bytes)
    await from.keep('public', bad.name, Buffer.from('something else'))
    await from.keep('public', mended.name, mended.bytes)
    await to.keep('public', mended.name, mended.bytes.subarray(0, 3))
    expect(await copyFiles(from, to)).toEqual({ copied: 2, there: 0, damaged: [`public/${bad.name}`] })
    expect(await to.read('public', mended.name)).toEqual(mended.bytes)
    expect(await to.read('public', bad.name)).toBeUndefined()
  })
})
