package org.tabuleiro.server.online;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class DeviceNameTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 | Firefox, Linux",
                "Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/139.0 Safari/537.36 Edg/139.0 | Edge, Windows",
                "Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/139.0 Mobile Safari/537.36 | Chrome, Android",
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1 | Safari, iPhone",
                "<script> | ''",
            })
    void a_device_is_named_by_its_browser_and_system(String userAgent, String name) {
        assertThat(DeviceName.of(userAgent)).isEqualTo(name);
    }
}
