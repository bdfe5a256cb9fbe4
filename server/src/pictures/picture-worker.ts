import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { openPictureDisk } from './picture-disk.ts'
import type { StudioAnswer, StudioRequest } from './picture-studio.ts'
import { storePicture } from './store-picture.ts'

// Pages are served on the same cores: pictures take what is left over.
setPriority(constants.priority.PRIORITY_LOW)

/** The process behind the picture studio: takes one request at a time and answers each by its number. */
let line = Promise.resolve()

process.on('message', (request: StudioRequest) => {
  line = line.then(() => answer(request))
})

async function answer({ id, folder, place, source, formats }: StudioRequest): Promise<void> {
  try {
    const stored = await storePicture(openPictureDisk(folder), place, await readFile(source), formats)
    send({ id, stored })
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

function send(message: StudioAnswer): void {
  process.send?.(message)
}
