import { defineGroup, example } from '../kit/contract';
import {
	boolean,
	integer,
	list,
	nullable,
	number,
	object,
	objectOrNull,
	objects,
	objectWith,
	string
} from '../kit/schema';
import { MAX_FILE_BYTES } from './file-limit';
import { OTHER_NAMES } from './formats/names';
import { MODES } from './header';
import { ABOUT, CONTENTS } from './metadata/about';
import { GPS_SOURCES } from './metadata/gps-sources';

export const image = defineGroup({
	id: 'image',
	icon: 'M4.5 5h15A1.5 1.5 0 0 1 21 6.5v11a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17.5v-11A1.5 1.5 0 0 1 4.5 5ZM3 16l5-5 4.5 4.5L15 13l6 5M15.5 9.5h.01',
	hue: 310,
	title: 'Image',
	summary: 'Metadata of a picture: size, colours, frames, camera, place.',
	source: {
		text: 'Read from the file’s headers on the device. No pixel is decoded and nothing is sent. This browser fetches a picture given by its address from its server.',
		licence: 'MIT'
	},
	operations: {
		info: {
			title: 'Facts of a picture',
			method: 'POST',
			path: '/v1/info',
			summary: 'Size, colours, camera and place of a picture',
			description:
				'Reads JPEG, PNG, WebP, GIF, BMP and TIFF, also animated and of many pages; HEIC, AVIF, JPEG XL, JPEG 2000, SVG, icons, Photoshop files, camera raws and the tags of videos too. Give the picture as a multipart part named file, as the body itself under its own type (image/png), as base64 (a data: URL too), or as an address. A damaged file whose header gives a size is answered with a warning.',
			kind: 'compute',
			cost: 'bounded',
			fetches: 'url',
			params: objectWith(['file', 'url', 'base64'], {
				file: {
					type: 'string',
					format: 'binary',
					maxLength: MAX_FILE_BYTES,
					'x-input': 'file',
					description: 'The picture, at most 25 MB, as a part of a multipart/form-data body; or it is the body.'
				},
				url: string('Address of the picture; its server must let other sites read it (CORS).', {
					title: 'Address',
					maxLength: 8000,
					'x-input': 'url'
				}),
				base64: {
					type: 'string',
					title: 'Base64 or data: URL',
					// 25 MiB as base64 in lines of 76 characters, and the head of a data: URL.
					maxLength: 36_500_000,
					description: 'The picture as base64 or base64url, with or without padding, or as a data: URL.'
				}
			}),
			response: object({
				format: { type: 'string', enum: ['JPEG', 'PNG', 'WEBP', 'GIF', 'BMP', 'TIFF', ...OTHER_NAMES] },
				mime: string('Media type.'),
				width: integer('In pixels, as stored: before the orientation is applied.'),
				height: { type: 'integer' },
				mode: nullable(string("Colour mode by Pillow's names.", { enum: MODES })),
				bit_depth: integer('Bits of a sample.'),
				channels: integer('Samples of a pixel; 1 for a palette.'),
				has_alpha: { type: 'boolean' },
				file_size: integer('In bytes.'),
				is_animated: boolean('Whether its frames follow in time.'),
				frames: integer('Frames of an animation, pages of a TIFF.'),
				duration_ms: nullable(integer('One round of the animation.')),
				loop: nullable(integer('Rounds of the animation, 0 = for ever.')),
				dpi: nullable(list({ type: 'number' }, 'Horizontal and vertical pixels an inch.')),
				orientation: nullable(integer('EXIF orientation, 1 to 8.')),
				icc_profile: nullable(string('Name of the colour profile.')),
				exif: {
					type: 'object',
					additionalProperties: {
						anyOf: [{ type: 'string' }, { type: 'number' }, list(nullable({ type: 'number' }))]
					},
					description: "EXIF by Pillow's tag names: Make, Model, DateTimeOriginal and so on."
				},
				gps: nullable({
					...object(
						{
							latitude: { type: 'number' },
							longitude: { type: 'number' },
							altitude: nullable({ type: 'number' }),
							source: string('The block that says it; the first of these that does.', { enum: GPS_SOURCES })
						},
						{ description: 'Location of the camera: decimal degrees, metres.' }
					),
					'x-kind': 'point'
				} as const),
				summary: string(
					'Place, time and device of the picture, the person it names and the serial number that links it to others, in English.'
				),
				taken: object(
					{
						place: nullable(
							object(
								{
									name: string('The city that people would say, in English.'),
									country: string('ISO 3166-1 alpha-2.'),
									timezone: { type: 'string' },
									latitude: number("Of the city's centre."),
									longitude: { type: 'number' },
									distance_km: number("From the city's centre."),
									inside: boolean('False where it only lies near it.')
								},
								{ description: 'The city of `gps`; null without one, or where names of places are not loaded yet.' }
							)
						),
						time: objectOrNull({
							local: string("By the camera's clock: ISO 8601 without an offset, a day or a year."),
							offset: nullable(string('`+02:00` or `UTC`, where the file says it.'))
						}),
						device: nullable(string('Maker and model as people say them.')),
						person: nullable(string('The first person that it names.')),
						linked_by: nullable(
							string("How it can be linked to its maker's other pictures.", { enum: ['serial number', 'identifier'] })
						)
					},
					{ description: 'The parts of the summary.' }
				),
				display_width: integer('In pixels, as shown: after the orientation is applied.'),
				display_height: { type: 'integer' },
				hdr: nullable(string('Transfer function of high dynamic range.', { enum: ['gain map', 'PQ', 'HLG'] })),
				motion: nullable(
					object(
						{
							kind: { type: 'string', enum: ['motion photo', 'live photo'] },
							bytes: nullable(integer('Of the video in the file.'))
						},
						{ description: 'A video that belongs to it, in the file or beside it.' }
					)
				),
				blocks: objects('All that is in the file beside the picture.', {
					name: string('EXIF, XMP, IPTC, maker notes, comment and so on.'),
					bytes: { type: 'integer' },
					read: boolean('False where some of it was not understood: it may tell anything.'),
					carries: list({ type: 'string', enum: [...ABOUT, ...CONTENTS] })
				}),
				findings: objects('Findings about people, places, devices, times and its making.', {
					about: { type: 'string', enum: ABOUT },
					where: string('The block and the tag in it.'),
					value: { type: 'string' }
				}),
				xmp: {
					type: 'object',
					additionalProperties: { anyOf: [{ type: 'string' }, list({ type: 'string' })] },
					description: 'XMP by prefix and name; parts of a structure by its path: xmpMM:History/stEvt:softwareAgent.'
				},
				iptc: {
					type: 'object',
					additionalProperties: { anyOf: [{ type: 'string' }, list({ type: 'string' })] },
					description: 'IPTC-IIM by the names of its datasets: By-line, City, Caption-Abstract.'
				},
				text: objects(
					'Text chunks, comments, prompts of image generators; readable parts of blocks that are not understood.',
					{ keyword: { type: 'string' }, text: { type: 'string' } }
				),
				maker: {
					type: 'object',
					additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }] },
					description: 'Of the maker notes what names a lens, a device, an owner, a place or a moment.'
				},
				credentials: nullable(
					object(
						{
							generator: nullable(string('The program that made the claim.')),
							title: nullable({ type: 'string' }),
							actions: list({ type: 'string' }, 'c2pa.created, c2pa.edited and so on.'),
							software: list({ type: 'string' }),
							source_types: list({ type: 'string' }, "IPTC's terms: trainedAlgorithmicMedia, digitalCapture."),
							authors: list({ type: 'string' }),
							ingredients: list({ type: 'string' }, 'Titles of the pictures that it was made from.'),
							signed_by: nullable(string('The name in the certificate of its signature.')),
							dates: list({ type: 'string' }),
							verified: string(
								'Whether the signature holds by the certificate in the file, and the picture is the one that was signed.',
								{ enum: ['true', 'false', 'unknown'] }
							),
							verified_reason: { type: 'string' },
							trust: string('No list of trusted issuers is consulted: a name in a certificate is not proof of it.', {
								enum: ['self-signed', 'unknown']
							}),
							issued_by: nullable(string('The issuer that the certificate names.'))
						},
						{ description: 'The claims of a C2PA manifest.' }
					)
				),
				color_profile: nullable(
					object(
						{
							name: nullable({ type: 'string' }),
							version: { type: 'string' },
							color_space: { type: 'string' },
							white_point: nullable(list({ type: 'number' }, 'CIE x and y.')),
							gamut: nullable(string('sRGB, Display P3, Adobe RGB, ProPhoto RGB, Rec. 2020.')),
							copyright: nullable({ type: 'string' }),
							private_tags: list({ type: 'string' }, 'Tags that no standard knows.')
						},
						{ description: 'The ICC profile.' }
					)
				),
				thumbnails: objects('Smaller pictures in the file; 0 × 0 where their size is not known.', {
					width: { type: 'integer' },
					height: { type: 'integer' },
					bytes: { type: 'integer' }
				}),
				warnings: list({ type: 'string' })
			}),
			accepts: ['multipart/form-data', 'image/*', 'application/octet-stream'],
			examples: [
				example(
					'A red dot as a data: URL',
					{
						base64:
							'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC'
					},
					{
						format: 'PNG',
						mime: 'image/png',
						width: 1,
						height: 1,
						mode: 'RGB',
						bit_depth: 8,
						channels: 3,
						has_alpha: false,
						is_animated: false,
						frames: 1,
						gps: null
					}
				),
				example(
					'An animation of two frames',
					{
						base64:
							'R0lGODlhAQABAIAAAAAAAP8AACH/C05FVFNDQVBFMi4wAwEAAAAh+QQAMgAAACwAAAAAAQABAAACAkQBACH5BAAyAAAALAAAAAABAAEAAAICTAEAOw=='
					},
					{ format: 'GIF', is_animated: true, frames: 2, duration_ms: 1000, loop: 0, mode: 'P' }
				)
			],
			limits: [
				'Exactly one of file, url and base64; at most 25 MB (26,214,400 bytes).',
				'EXIF text is limited to the first 4 KB of each tag, lists to the first 64 numbers.'
			]
		}
	}
});
