/** The words of mathematics in every language but English. Loaded for a text with words that English lacks. */
import ar from './lexicon/ar.txt?raw';
import de from './lexicon/de.txt?raw';
import es from './lexicon/es.txt?raw';
import fr from './lexicon/fr.txt?raw';
import hi from './lexicon/hi.txt?raw';
import it from './lexicon/it.txt?raw';
import mr from './lexicon/mr.txt?raw';
import nl from './lexicon/nl.txt?raw';
import pt from './lexicon/pt.txt?raw';
import ru from './lexicon/ru.txt?raw';
import ta from './lexicon/ta.txt?raw';

/** By language; the first before others where both know a phrase. */
export const texts = { de, es, fr, hi, mr, ta, ar, it, pt, nl, ru };
