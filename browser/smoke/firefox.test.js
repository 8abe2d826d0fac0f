import { startFirefox } from "./drivers/firefox.js";
import { smokeTest } from "./scenario.js";

smokeTest("Firefox", startFirefox);
