import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import type { FileStore, FilesPlace } from '../store/file-store.ts'
import { openFileStore } from '../store/open-file-store.ts'
import { composeCard } from './compose-card.ts'
import type { PictureSource, StudioAnswer, StudioRequest, StudioResult, StudioTask } from './picture-studio.ts'
import { redrawPaper } from './redraw-paper.ts'
import { storeOwnPicture, storePhoto, storePicture } from './store-picture.ts'

// Pages are served on the same cores: pictures take what is left over.
setPriority(constants.priority.PRIORITY_LOW)

/** The process behind the picture studio: takes one request at a time and answers each by its number. */
let line = Promise.resolve()

process.on('message', (request: StudioRequest) => {
  line = line.then(() => answer(request))
})

let opened: Promise<FileStore> | undefined

/** The place is the same for as long as this process lives. */
function storeAt(place: FilesPlace): Promise<FileStore> {
  opened ??= openFileStore(place)
  return opened
}

async function answer({ id, place, task }: StudioRequest): Promise<void> {
  try {
    send({ id, stored: await work(await storeAt(place), task) })
  } catch (error) {
    send({
      id,
      error:
        error instanceof Error
          ? { name: error.name, message: error.message }
          : { name: 'Error', message: String(error) },
    })
  }
}

async function work(files: FileStore, task: StudioTask): Promise<StudioResult> {
  if (task.sort === 'photo') return await storePhoto(files, task, await read(files, task.source))
  if (task.sort === 'variants') {
    const store = task.own ? storeOwnPicture : storePicture
    return await store(files, task.place, await read(files, task.source), task.formats)
  }
  if (task.sort === 'paper') return await redrawPaper(files, task.paper)
  await files.put(task.key, await composeCard(files, task.card))
  return null
}

async function read(files: FileStore, source: PictureSource): Promise<Buffer> {
  return 'file' in source ? await readFile(source.file) : await files.get(source.key)
}

function send(message: StudioAnswer): void {
  process.send?.(message)
}
