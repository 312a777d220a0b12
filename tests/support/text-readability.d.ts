declare module 'text-readability' {
	const readability: Record<
		| 'fleschReadingEase'
		| 'fleschKincaidGrade'
		| 'gunningFog'
		| 'smogIndex'
		| 'colemanLiauIndex'
		| 'automatedReadabilityIndex'
		| 'lexiconCount'
		| 'sentenceCount'
		| 'syllableCount',
		(text: string) => number
	>;
	export default readability;
}
